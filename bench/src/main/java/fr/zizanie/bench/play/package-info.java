/** What all games measure: random play through the contract, and sheets of random matches. */
package fr.zizanie.bench.play;
