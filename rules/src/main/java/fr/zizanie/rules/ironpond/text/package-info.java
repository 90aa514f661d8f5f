/**
 * The small words of Iron Pond: tokens of choices, names of men, trees taken apart. Uses the chess
 * men only.
 */
package fr.zizanie.rules.ironpond.text;
