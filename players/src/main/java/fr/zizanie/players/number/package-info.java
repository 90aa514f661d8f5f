/** Functions of numbers that give the same on every platform. */
package fr.zizanie.players.number;
