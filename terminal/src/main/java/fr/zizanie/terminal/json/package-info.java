/** Trees, records and options as JSON on the command line. It uses the sheets and the rules. */
package fr.zizanie.terminal.json;
