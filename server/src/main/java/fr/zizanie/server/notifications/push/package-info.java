/**
 * Web Push: notifications on browsers that have no page open (RFC 8030, 8188, 8291, 8292), on the
 * JDK's cryptography. Uses {@code store} and {@code notifications}; knows neither tables nor our
 * own HTTP.
 */
package fr.zizanie.server.notifications.push;
