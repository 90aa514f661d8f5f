/** What is measured of Confusion. It uses what all games measure. */
package fr.zizanie.bench.confusion;
