/** What somebody is told who isn't there, and the ports to whatever keeps it. */
package fr.zizanie.server.store.notifications;
