/** What players leave to be done while they aren't there, in games over days. */
package fr.zizanie.sheets.wire.orders;
