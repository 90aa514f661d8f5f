/**
 * The command that starts a server: its flags, the environment variables that stand for them, and
 * what came from where. It uses the server's settings and no other command.
 */
package fr.zizanie.app.serve;
