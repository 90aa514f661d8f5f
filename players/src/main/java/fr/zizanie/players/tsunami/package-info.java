/** The opponent of Tsunami: decisions by the tree for stones and by playouts for cards. */
package fr.zizanie.players.tsunami;
