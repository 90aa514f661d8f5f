/** Small networks that judge positions in whole numbers, and their files. It uses nothing else. */
package fr.zizanie.players.net;
