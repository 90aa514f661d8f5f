/** What is measured of Le Félon. It uses what all games measure. */
package fr.zizanie.bench.felon;
