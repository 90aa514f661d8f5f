package fr.zizanie.server.people;

/** What only the owner of an account may do. */
public enum OwnerAction {
  /** To set another password, or one more passkey. */
  NEW_WAY,
  /** To have other recovery codes. */
  NEW_CODES,
  /** To take a way in away, to change where one is written to, to delete the account. */
  OTHER
}
