/** Making networks anew. */
package fr.zizanie.app.train;
