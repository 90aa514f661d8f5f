package fr.zizanie.server.mail;

/** Where letters are written and sent, if the operator has named a mail server. */
public record Office(MailQueue bag, Letters letters) {}
