/**
 * The rules and the sheets compiled for the browser: what runs there, and beside it ({@code
 * org.teavm.classlib}, and a class of Le Félon) what TeaVM's library lacks. May use the rules and
 * the sheets.
 */
package fr.zizanie.browser;
