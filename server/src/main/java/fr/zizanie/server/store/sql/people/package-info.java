/** Who somebody is, what proves it and whom they know, in SQL. */
package fr.zizanie.server.store.sql.people;
