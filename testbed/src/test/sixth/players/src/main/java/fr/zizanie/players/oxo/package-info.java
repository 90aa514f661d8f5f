/** The opponent of Oxo: how it judges, and its levels. It uses what searches share. */
package fr.zizanie.players.oxo;
