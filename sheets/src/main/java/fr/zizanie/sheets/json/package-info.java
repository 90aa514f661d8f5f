/**
 * JSON, read strictly and written plainly, and the marks by which records cross the wire. May use
 * {@code rules.core} for answers and refusals, and nothing that a browser lacks.
 */
package fr.zizanie.sheets.json;
