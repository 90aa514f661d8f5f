/** What can be asked over HTTP: routes, and how refusals are answered. It uses the matches. */
package fr.zizanie.server.web.api;
