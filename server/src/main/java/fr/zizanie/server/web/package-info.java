/**
 * The site: what holds for all requests, the page and its files, cookies, limits, and one guest's
 * conversation over a socket.
 */
package fr.zizanie.server.web;
