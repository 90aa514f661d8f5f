/**
 * What server and page say to each other: records, from which codecs, schema and the page's types
 * are made. What only one game says stands with that game.
 */
package fr.zizanie.sheets.wire;
