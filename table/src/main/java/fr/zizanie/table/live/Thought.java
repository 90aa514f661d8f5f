package fr.zizanie.table.live;

/** Something that the computer thinks about, or will. */
public interface Thought {
  /** Nothing is thought about. */
  Thought NONE =
      new Thought() {
        @Override
        public void cancel() {}

        @Override
        public int before() {
          return 0;
        }
      };

  /** Nobody waits for it any more: it stops, and may still tell. */
  void cancel();

  /** {@return how many others come before it as it stands now: 0 once it is thought about} */
  int before();
}
