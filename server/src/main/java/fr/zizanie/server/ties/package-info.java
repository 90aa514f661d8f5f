/**
 * Whom somebody knows, whom they avoid, and what they would like to play. Uses {@code store} and
 * {@code notifications}; knows neither tables nor HTTP.
 */
package fr.zizanie.server.ties;
