/** What a position of Chess Mutation is worth. It uses the search and its game. */
package fr.zizanie.players.mutation;
