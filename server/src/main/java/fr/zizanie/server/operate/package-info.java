/**
 * What an operator needs: whether the server is well, its metrics, and the chores that keep it so.
 * It may use all layers below {@code web}.
 */
package fr.zizanie.server.operate;
