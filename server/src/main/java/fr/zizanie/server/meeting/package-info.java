/**
 * How strangers meet: seats that anybody may take, opponents that are found, and how strong people
 * are held to be. Uses {@code matches} and what is below; knows no HTTP.
 */
package fr.zizanie.server.meeting;
