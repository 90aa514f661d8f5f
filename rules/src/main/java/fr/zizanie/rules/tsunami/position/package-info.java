/** How Tsunami is written: tokens, and positions as fields. It uses the turn for its reasons. */
package fr.zizanie.rules.tsunami.position;
