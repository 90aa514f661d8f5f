/** What commands of the command line share: arguments, failures, progress, lines. */
package fr.zizanie.terminal;
