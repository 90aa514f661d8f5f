/** Measures over many games of computers how luck and skill share their results. */
package fr.zizanie.lab.luck;
