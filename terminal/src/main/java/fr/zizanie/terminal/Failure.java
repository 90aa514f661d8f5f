package fr.zizanie.terminal;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;

/** What a command says in one line before it exits with 1. */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A failure that is told by this message. */
  public Failure(String message) {
    super(message);
  }

  /** {@return the value, or a failure with the English message} */
  public static <T> T unless(Answer<T> answer) {
    return switch (answer) {
      case Answer.Ok<T>(T value) -> value;
      case Answer.No<T>(Refusal refusal) -> throw new Failure(refusal.message().en());
    };
  }
}
