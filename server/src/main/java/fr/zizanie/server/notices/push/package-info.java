/**
 * Web Push: notices on browsers that have no page open (RFC 8030, 8188, 8291, 8292), on the JDK's
 * cryptography. Uses {@code store} and {@code notices}; knows neither tables nor our own HTTP.
 */
package fr.zizanie.server.notices.push;
