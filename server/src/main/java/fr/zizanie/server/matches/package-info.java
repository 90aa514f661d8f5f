/**
 * All matches together: which are live, how they come to life and are forgotten, and the one door
 * through which the web uses them.
 */
package fr.zizanie.server.matches;
