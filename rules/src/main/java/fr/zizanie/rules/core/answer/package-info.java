/** A value or a refusal, with its words in French and English; it uses nothing. */
package fr.zizanie.rules.core.answer;
