/** The turn: what is offered, what each choice does, how a game ends. It uses the cards. */
package fr.zizanie.rules.tsunami.turn;
