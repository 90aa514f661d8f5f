/**
 * A match as its viewers see it, and what they may do: from views to what is said to the page. May
 * use the rules and nothing else: no storage, no HTTP, no reflection, as it is compiled for the
 * browser too.
 */
package fr.zizanie.sheets;
