/** How a match was set up, and what its chance is dealt from. */
package fr.zizanie.table.setup;
