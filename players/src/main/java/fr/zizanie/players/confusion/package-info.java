/** The opponent of Confusion: one policy for each kind of decision. It uses its search. */
package fr.zizanie.players.confusion;
