/** The figures of {@code ./zizanie bench} and their runner. It uses what each game measures. */
package fr.zizanie.bench;
