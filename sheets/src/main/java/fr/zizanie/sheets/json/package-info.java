/**
 * JSON, read strictly and written plainly. May use {@code rules.core} for answers and refusals, and
 * nothing that a browser lacks.
 */
package fr.zizanie.sheets.json;
