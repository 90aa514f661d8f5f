/**
 * The marks by which records cross the wire: read while they compile, absent afterwards. They use
 * nothing.
 */
package fr.zizanie.codec.mark;
