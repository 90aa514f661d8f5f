/** What is let happen at a table, as the match and what was seen so far say. */
package fr.zizanie.table.policy;
