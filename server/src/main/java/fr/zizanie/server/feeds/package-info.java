/**
 * Somebody's notices and turns as other programs read them, under an address that is a secret. Uses
 * {@code store}, {@code people} and {@code notices}; knows neither matches nor HTTP.
 */
package fr.zizanie.server.feeds;
