/** What other sites show of a link: a title, a sentence, and a picture of the board. */
package fr.zizanie.server.web.preview;
