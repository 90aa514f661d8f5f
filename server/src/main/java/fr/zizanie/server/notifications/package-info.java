/**
 * What somebody is told about matches that they aren't looking at. Uses {@code store} and {@code
 * people}; knows neither tables nor HTTP.
 */
package fr.zizanie.server.notifications;
