/**
 * The engine protocol: a line in, a line out. It uses the JSON of the command line, the players and
 * the sheets.
 */
package fr.zizanie.app.engine;
