/**
 * Cards and decks that players made and keep in their account, seen by nobody else. Uses {@code
 * store}, {@code people} and what {@code games} say of such texts; knows neither matches nor HTTP.
 */
package fr.zizanie.server.creations;
