/**
 * The program that a browser's worker runs: the house on a device ({@link
 * fr.zizanie.browser.DeviceProgram}), how it crosses to the script around it, and beside it ({@code
 * org.teavm.classlib}, and a class of Le Félon) what TeaVM's library lacks.
 */
package fr.zizanie.browser;
