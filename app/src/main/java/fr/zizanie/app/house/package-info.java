/**
 * Commands for whoever keeps a server's data: copies, moving from one database to another, and the
 * check of everything that is kept. They use the server's store and no other command but the flags
 * that say where the data are.
 */
package fr.zizanie.app.house;
