/**
 * How the policy of Tsunami is made: which stones a long search prefers, from games without cards.
 */
package fr.zizanie.lab.training.policy;
