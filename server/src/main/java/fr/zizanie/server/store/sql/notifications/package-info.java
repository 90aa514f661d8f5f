/** What somebody is told, in SQL. */
package fr.zizanie.server.store.sql.notifications;
