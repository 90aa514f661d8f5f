/** A server for tests, whose time and deals are moved through doors that no shipped server has. */
package fr.zizanie.testbed;
