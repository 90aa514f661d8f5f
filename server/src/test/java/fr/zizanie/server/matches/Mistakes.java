package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.sheets.Projection;
import java.util.Optional;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.implementation.bytecode.assign.Assigner;

/** Mistakes that tell secrets; each is written into a method of the server that a test runs. */
public final class Mistakes {
  private Mistakes() {}

  /** Everybody looks as the second seat. */
  public static final class OthersEyes {
    private OthersEyes() {}

    /** Whatever the server answers, it is the second seat. */
    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Viewer viewer) {
      viewer = Viewer.SECOND;
    }
  }

  /** The first eyes that are asked for are those that see everything. */
  public static final class AllSeeing {
    private AllSeeing() {}

    /** For a method whose only argument is the eyes. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 0, readOnly = false) Optional<Viewer> eyes) {
      eyes = Optional.empty();
    }
  }

  /** A record is written for those who may know everything. */
  public static final class Unveiled {
    private Unveiled() {}

    /** For a method whose third argument is the eyes. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 2, readOnly = false) Optional<Viewer> eyes) {
      eyes = Optional.empty();
    }
  }

  /** Whether there is an answer hangs on what is hidden. */
  public static final class Refusing {
    private Refusing() {}

    /** Refuses in half of all worlds. */
    @Advice.OnMethodExit
    public static void exit(
        @Advice.FieldValue("shown") Projection<?, ?> shown,
        @Advice.Return(readOnly = false, typing = Assigner.Typing.DYNAMIC) Object answer) {
      answer = refused(shown, answer);
    }
  }

  /** {@return an answer, or a refusal if the state, with what is hidden in it, is an odd one} */
  public static Object refused(Projection<?, ?> shown, Object answer) {
    boolean odd = shown.match().state().hashCode() % 2 != 0;
    return odd ? Answer.no(Reason.NOT_OFFERED.refusal()) : answer;
  }
}
