/**
 * The storm: servers, their database and the lines between them are broken again and again while
 * games are played, and then every game is compared with what was accepted.
 */
package fr.zizanie.bench.storm;
