/** What a position of Chess Mutation is worth. It uses the alpha-beta and its game. */
package fr.zizanie.players.mutation;
