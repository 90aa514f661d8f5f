/**
 * What all games measure: random play through the contract, and sheets of random matches; and what
 * a figure is.
 */
package fr.zizanie.bench.play;
