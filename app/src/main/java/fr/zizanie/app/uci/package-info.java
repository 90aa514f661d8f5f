/** Iron Pond without its cards as a chess program that speaks UCI. It uses its opponent. */
package fr.zizanie.app.uci;
