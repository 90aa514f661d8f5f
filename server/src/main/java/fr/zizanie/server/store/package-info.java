/**
 * What is kept, and the port to whatever keeps it: setups, proposals, entries as text. It uses the
 * rules, and time controls.
 */
package fr.zizanie.server.store;
