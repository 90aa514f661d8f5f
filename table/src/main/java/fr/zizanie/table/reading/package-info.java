/** A match as it is read as a whole: looked back at, dealt again, kept as a file. */
package fr.zizanie.table.reading;
