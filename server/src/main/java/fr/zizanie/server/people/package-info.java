/**
 * Who somebody is and what proves it: accounts, passkeys, passwords, codes, sessions. Uses {@code
 * store}; knows neither matches nor HTTP.
 */
package fr.zizanie.server.people;
