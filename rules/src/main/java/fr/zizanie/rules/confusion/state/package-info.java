/** The whole truth of a game and what one viewer knows of it. It uses board and knowledge. */
package fr.zizanie.rules.confusion.state;
