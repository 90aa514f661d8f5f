/** Go on thirteen lines: points, stones, captures, superko, the count. It knows no card. */
package fr.zizanie.rules.tsunami.go;
