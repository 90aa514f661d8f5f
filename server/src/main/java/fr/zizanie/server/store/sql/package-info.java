/**
 * The store in SQL, embedded in SQLite. Nothing else knows a database. A migration that was
 * released never changes, comments included: databases remember its checksum.
 */
package fr.zizanie.server.store.sql;
