/** The development server: the program and the page, each started anew by what is edited. */
package fr.zizanie.testing.dev;
