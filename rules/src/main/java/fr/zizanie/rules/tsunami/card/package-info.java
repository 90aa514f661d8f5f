/** What cards let their player pick and what they then do to the state. It uses the state. */
package fr.zizanie.rules.tsunami.card;
