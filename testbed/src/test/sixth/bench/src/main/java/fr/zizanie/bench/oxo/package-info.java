/** What is measured of Oxo. It uses what all games measure. */
package fr.zizanie.bench.oxo;
