/** What is measured of Chess Mutation. It uses what all games measure. */
package fr.zizanie.bench.mutation;
