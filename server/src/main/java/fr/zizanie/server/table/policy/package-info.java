/**
 * What is let happen at a table, as the match and what was seen so far say: nothing here waits,
 * keeps or tells anything.
 */
package fr.zizanie.server.table.policy;
