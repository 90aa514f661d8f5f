/**
 * What commands of the command line share: arguments, failures, progress, lines; and the door by
 * which the lab joins them.
 */
package fr.zizanie.terminal;
