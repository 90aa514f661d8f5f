/** What is worth keeping for a while, bounded. */
package fr.zizanie.sheets.kept;
