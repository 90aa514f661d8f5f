package fr.zizanie.table.seat;

/** Whose an id is. */
public enum PlayerKind {
  /** Of whoever has the cookie. */
  GUEST,
  /** Of an account, whose name is its own. */
  ACCOUNT,
  /** Of nobody any more: what they played stays, without a name. */
  GONE
}
