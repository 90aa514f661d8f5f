/**
 * The port to whatever keeps everything, made of the ports of its rooms. It uses the rules, and
 * time controls.
 */
package fr.zizanie.server.store;
