/**
 * Who may come in, and how often: proxies and hosts that are trusted, groups of addresses, and what
 * is too much. It uses the port to the web library and the players' ids.
 */
package fr.zizanie.server.web.gate;
