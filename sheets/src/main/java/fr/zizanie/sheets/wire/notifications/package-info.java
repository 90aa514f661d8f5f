/**
 * What is said about notifications: what somebody is told who isn't there, and on which browsers.
 */
package fr.zizanie.sheets.wire.notifications;
