/** Opponents against each other and against programs of others. It uses the arena of players. */
package fr.zizanie.app.arena;
