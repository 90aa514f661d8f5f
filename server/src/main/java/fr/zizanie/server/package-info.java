/**
 * The server put together: settings, the games on the shelf, and everything that runs. It may use
 * all packages below; none of them uses it.
 */
package fr.zizanie.server;
