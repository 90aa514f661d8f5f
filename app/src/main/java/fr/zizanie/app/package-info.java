/** The command line: one class a command. It uses everything. */
package fr.zizanie.app;
