/** The commands of the lab, and the files in which their runs are kept. It uses all the lab. */
package fr.zizanie.lab.commands;
