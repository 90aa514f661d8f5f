/** How people come to play each other and how strong they are, in SQL. */
package fr.zizanie.server.store.sql.meeting;
