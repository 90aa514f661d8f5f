/** How an analysis of a match is written. */
package fr.zizanie.table.analysis;
