/** The evaluation of Chess Mutation. It uses the alpha-beta and its game. */
package fr.zizanie.players.mutation;
