/** The lab: how a game's options and cards turn out between computers. */
package fr.zizanie.app.lab;
