/** Compiles programs for the browser, while the project is built. It runs in no browser. */
package fr.zizanie.browser.build;
