/**
 * What is learnt of which game: who teaches it, and what a network sees of it. It uses the
 * opponents.
 */
package fr.zizanie.lab.training.games;
