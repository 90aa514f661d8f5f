/** The one adapter to Javalin behind the port of {@code web.http}. */
package fr.zizanie.server.web.javalin;
