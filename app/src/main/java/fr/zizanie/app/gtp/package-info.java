/** A program that plays go, as other programs speak to it (GTP). It uses the players. */
package fr.zizanie.app.gtp;
