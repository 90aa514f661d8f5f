/** A match as text, from which it can go on. */
package fr.zizanie.table.saved;
