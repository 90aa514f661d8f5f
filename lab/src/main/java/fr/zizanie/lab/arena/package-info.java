/** Matches between opponents, and what they prove. It uses every opponent. */
package fr.zizanie.lab.arena;
