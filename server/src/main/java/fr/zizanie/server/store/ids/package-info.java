/** What people and matches are called wherever they are kept. */
package fr.zizanie.server.store.ids;
