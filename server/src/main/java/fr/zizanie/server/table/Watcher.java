package fr.zizanie.server.table;

/** Somebody connected to a table. */
public interface Watcher {
  /** {@return the guest who watches} */
  String guest();

  /** Sends him one message; never blocks. */
  void push(String json);
}
