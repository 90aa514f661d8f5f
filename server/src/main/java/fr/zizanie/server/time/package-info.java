/** The time that a server goes by, and the alarms that wake what waits. */
package fr.zizanie.server.time;
