/** What is said about notices: what somebody is told who isn't there, and on which browsers. */
package fr.zizanie.sheets.wire.notices;
