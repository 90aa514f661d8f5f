/** Iron Pond for the page: its board and cards, and how they are drawn from a view. */
package fr.zizanie.sheets.ironpond;
