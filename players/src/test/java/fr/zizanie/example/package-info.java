/** Small programs on the rules and the opponents, as the Javadoc shows them. */
package fr.zizanie.example;
