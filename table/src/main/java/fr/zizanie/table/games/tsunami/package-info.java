/** What Tsunami alone brings to the house. It uses the rules and the sheets of its game. */
package fr.zizanie.table.games.tsunami;
