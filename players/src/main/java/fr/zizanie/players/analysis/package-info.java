/**
 * Judges a match from what each seat knew, and keeps books of its chances that balance. It uses the
 * rules' core and numbers alone; what judges one game stands in that game's package.
 */
package fr.zizanie.players.analysis;
