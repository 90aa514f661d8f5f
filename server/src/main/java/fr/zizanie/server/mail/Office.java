package fr.zizanie.server.mail;

/** Where letters are written and sent, if whoever runs the server has named a mail server. */
public record Office(Mailbag bag, Letters letters) {}
