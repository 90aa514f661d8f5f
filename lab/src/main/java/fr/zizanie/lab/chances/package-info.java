/** Measures over many games of computers how often stated chances come true. */
package fr.zizanie.lab.chances;
