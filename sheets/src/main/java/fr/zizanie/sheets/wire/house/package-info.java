/** What is said outside matches: who we are, our matches, how one begins. */
package fr.zizanie.sheets.wire.house;
