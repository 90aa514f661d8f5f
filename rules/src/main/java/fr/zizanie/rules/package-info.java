/** The shelf: the games there are. It knows each game by its one public class. */
package fr.zizanie.rules;
