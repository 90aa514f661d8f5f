/** How Confusion is written: tokens, and games in Abbott's notation. It uses turn and position. */
package fr.zizanie.rules.confusion.text;
