/**
 * Matches that have not begun: how they are asked for, set up with seeds and nonces, and agreed on.
 */
package fr.zizanie.server.lobby;
