/** What is said where strangers meet: the socket /ws/games/{game}/seats. */
package fr.zizanie.sheets.wire.meeting;
