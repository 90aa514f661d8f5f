/**
 * What one game brings to its sheets: a drawing of its views, told what is offered and what time is
 * running. Knows no game.
 */
package fr.zizanie.sheets.drawing;
