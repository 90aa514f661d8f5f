/** Oxo: three in a line on nine squares. It uses the core. */
package fr.zizanie.rules.oxo;
