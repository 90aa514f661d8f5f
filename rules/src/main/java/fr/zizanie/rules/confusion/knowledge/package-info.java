/**
 * What is known of the diagrams: the truth, the public facts, and exactly what an owner can tell.
 * It uses the board.
 */
package fr.zizanie.rules.confusion.knowledge;
