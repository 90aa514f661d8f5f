package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One address of the API.
 *
 * @param path such as {@code /api/matches/{}/seat}, where {@code {}} stands for any one part
 * @param writes whether it changes something: then it wants JSON from our own page, within limits
 * @param longest how many bytes of a body are too many
 * @param kind what is asked for, if that is counted
 * @param greets whether a guest without a cookie gets one here
 */
public record Route(
    String method,
    List<String> path,
    boolean writes,
    Optional<RequestKind> kind,
    boolean greets,
    int longest,
    Handler handler) {
  /** What happens when somebody asks. */
  public interface Handler {
    Answer<Response> answer(Visit visit);
  }

  /**
   * A request of somebody.
   *
   * @param who the identity that their cookie proves, or a fresh guest's
   * @param before the guest that the browser is without a session, if it has been one
   * @param parts what stands in the place of each {@code {}}
   * @param body what was sent, if the route writes
   */
  public record Visit(
      Request request, Identity who, Optional<PlayerId> before, List<String> parts, String body) {
    public Visit {
      parts = List.copyOf(parts);
    }

    /** {@return whether a cookie says who they are} */
    boolean proved() {
      return before.isPresent() || !who.session().isEmpty();
    }

    PlayerId guest() {
      return who.player();
    }

    String part() {
      return parts.getFirst();
    }

    /** {@return the match whose id stands there} */
    MatchId match() {
      return new MatchId(part());
    }
  }

  /** {@return a route that changes nothing} */
  public static Route read(String path, Handler handler) {
    return new Route(
        "GET", split(path), false, Optional.of(RequestKind.READ), false, Request.LONGEST, handler);
  }

  static Route write(String method, String path, Handler handler) {
    return new Route(
        method, split(path), true, Optional.of(RequestKind.WRITE), true, Request.LONGEST, handler);
  }

  /**
   * {@return a route that changes something by the secret in its address alone, whoever asks and
   * whatever stands in the body}
   */
  static Route open(String path, Handler handler) {
    return new Route(
        "POST",
        split(path),
        false,
        Optional.of(RequestKind.WRITE),
        false,
        Request.LONGEST,
        handler);
  }

  Route greeting() {
    return new Route(method, path, writes, kind, true, longest, handler);
  }

  /** {@return the same for bodies as long as any that is read} */
  Route wide() {
    return new Route(method, path, writes, kind, greets, Request.MOST, handler);
  }

  /** {@return the same, counted as another kind} */
  Route of(RequestKind other) {
    return new Route(method, path, writes, Optional.of(other), greets, longest, handler);
  }

  /** {@return the same, not counted} */
  Route free() {
    return new Route(method, path, writes, Optional.empty(), greets, longest, handler);
  }

  /** {@return what logs call it: nothing of what stands in a request is in it} */
  public String name() {
    return method + " " + String.join("/", path);
  }

  private static List<String> split(String path) {
    return List.of(path.split("/", -1));
  }

  /** {@return what stands in the place of each {@code {}}, if the path is this route's} */
  public Optional<List<String>> parts(String requested) {
    var given = split(requested);
    if (given.size() != path.size()) return Optional.empty();
    var parts = new ArrayList<String>();
    for (int i = 0; i < given.size(); i++) {
      if (path.get(i).equals("{}")) parts.add(given.get(i));
      else if (!path.get(i).equals(given.get(i))) return Optional.empty();
    }
    return Optional.of(parts);
  }
}
