/** Who sits at a table. */
package fr.zizanie.table.seat;
