/** The log of a match as its viewers read it, live and afterwards. May use the boards. */
package fr.zizanie.sheets.wire.log;
