/** What is said about whoever is here: what keeps their games theirs, on which devices. */
package fr.zizanie.sheets.wire.people;
