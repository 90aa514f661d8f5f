/**
 * The store in SQL that SQLite and PostgreSQL both speak, made of its rooms; nothing else knows a
 * database. A migration that was released never changes, comments included: databases remember its
 * checksum.
 */
package fr.zizanie.server.store.sql;
