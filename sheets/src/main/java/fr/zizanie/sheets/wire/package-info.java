/**
 * What the socket of a match says both ways: records, from which codecs, schema and the page's
 * types are made. What is said in more than one place, before a match or outside it stands in the
 * rooms below; what only one game says stands with that game.
 */
package fr.zizanie.sheets.wire;
