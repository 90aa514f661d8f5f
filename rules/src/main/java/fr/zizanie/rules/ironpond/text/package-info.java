/**
 * The small words of Iron Pond: tokens of choices, names of pieces, trees taken apart. Uses the
 * chess pieces only.
 */
package fr.zizanie.rules.ironpond.text;
