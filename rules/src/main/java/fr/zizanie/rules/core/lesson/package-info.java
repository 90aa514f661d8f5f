/**
 * What a game teaches by doing: positions with a script, told in both languages, and the files that
 * hold them. It uses the contract and the answers.
 */
package fr.zizanie.rules.core.lesson;
