/** How statements reach the database, and what becomes of rows that can't be read. */
package fr.zizanie.server.store.sql.rows;
