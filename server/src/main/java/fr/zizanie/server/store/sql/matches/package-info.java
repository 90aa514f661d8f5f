/** Matches and what belongs to them, in SQL. */
package fr.zizanie.server.store.sql.matches;
