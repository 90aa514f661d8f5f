/** How options change the games of computers. It uses the arena. */
package fr.zizanie.lab.options;
