/**
 * The house on one device, where nobody else comes: games against the computer and of two at one
 * screen, in the same messages as a server's. {@link fr.zizanie.device.Device} is where to begin,
 * {@link fr.zizanie.device.Host} what it needs of the browser around it. It knows no network, no
 * storage, no threads and no clock.
 */
package fr.zizanie.device;
