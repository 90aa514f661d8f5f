/** Programs of others as opponents, spoken to by GTP and UCI. It uses the arena. */
package fr.zizanie.lab.engines;
