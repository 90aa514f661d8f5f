/**
 * Iron Pond: the game itself, one class over rooms that use each other in one direction: {@code
 * chess}, {@code text}, {@code scene}, {@code ask}, {@code card}, {@code blank}, {@code state},
 * {@code cards}, {@code turn}, {@code view}, {@code position}.
 */
package fr.zizanie.rules.ironpond;
