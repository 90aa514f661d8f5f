/**
 * Somebody's notifications and turns as other programs read them, under an address that is a
 * secret. Uses {@code store}, {@code people} and {@code notifications}; knows neither matches nor
 * HTTP.
 */
package fr.zizanie.server.feeds;
