/**
 * Requests and answers as plain values, and the port to the library that serves them. It uses
 * nothing of the server.
 */
package fr.zizanie.server.web.http;
