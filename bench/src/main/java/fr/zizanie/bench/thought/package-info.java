/** How long opponents think beside what they may. */
package fr.zizanie.bench.thought;
