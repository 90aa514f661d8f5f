/** Words for people on the wire, and refusals. May use the rules' answers. */
package fr.zizanie.sheets.wire.said;
