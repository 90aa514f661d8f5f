/**
 * Letters to those who have given an address: that it is theirs, a way back into an account, and
 * digests of what they haven't seen. Uses {@code store}, {@code people} and {@code notifications};
 * knows neither matches nor HTTP, and SMTP only in {@code mail.smtp}.
 */
package fr.zizanie.server.mail;
