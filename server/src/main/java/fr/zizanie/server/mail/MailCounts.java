package fr.zizanie.server.mail;

/**
 * How letters fared since the start.
 *
 * @param sent how many were taken
 * @param failed how often one wasn't
 * @param lost how many never will be
 * @param waiting how many wait now
 */
public record MailCounts(long sent, long failed, long lost, int waiting) {
  /** Nothing was ever sent. */
  public static final MailCounts NOTHING = new MailCounts(0, 0, 0, 0);
}
