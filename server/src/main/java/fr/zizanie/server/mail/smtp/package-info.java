/** Letters over SMTP. Only here is the mail library known. */
package fr.zizanie.server.mail.smtp;
