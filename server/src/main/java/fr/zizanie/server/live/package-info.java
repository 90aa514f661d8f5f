/**
 * What every live match has, whether it is still being agreed on or played: its seats, and the
 * people connected to it. It uses the store.
 */
package fr.zizanie.server.live;
