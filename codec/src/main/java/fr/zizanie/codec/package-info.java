/**
 * What runs while {@code sheets} is compiled: from the records that cross the wire it writes their
 * codecs in Java and their JSON schema. It knows the compiler and nothing of ours but a few names.
 */
package fr.zizanie.codec;
