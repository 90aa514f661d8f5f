/** What is measured of Iron Pond. It uses what all games measure. */
package fr.zizanie.bench.ironpond;
