/** What is measured of Tsunami. It uses what all games measure. */
package fr.zizanie.bench.tsunami;
