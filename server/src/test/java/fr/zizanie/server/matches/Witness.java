package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.House.ANN;
import static fr.zizanie.server.matches.House.BOB;
import static fr.zizanie.server.matches.House.EVE;

import fr.zizanie.server.web.http.Site;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.Guest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * All that Ann, if she isn't the computer, and Eve, who watches, can get at a house, and what the
 * house's keeper and the computer at her seat get: every channel of Architecture, 4.5, by its name.
 */
final class Witness<S, V> {
  private static final Pattern COUNTERS = Pattern.compile("\"(version|since|ply|actions)\":\\d+");
  private static final Pattern CLOCKS = Pattern.compile("\"clock\":\\{[^}]*\\}[^}]*\\}");

  private final House<S, V> house;
  private final List<Guest> eyes;
  private final Map<Guest, House<S, V>.Ear> whole = new LinkedHashMap<>();
  private final Map<Guest, House<S, V>.Ear> patched = new LinkedHashMap<>();
  private final Map<Guest, House<S, V>.Ear> bells = new LinkedHashMap<>();
  private final Map<Guest, Site.Talk> talks = new LinkedHashMap<>();
  private int ref;

  /** Whether Ann and Bob have their page open only while they play. */
  private final boolean away;

  Witness(House<S, V> house, boolean away) {
    this.house = house;
    this.away = away;
    var computer = house.setting.computer();
    eyes = Stream.of(ANN, EVE).filter(guest -> !computer.equals(Optional.of(guest))).toList();
    for (Guest guest : List.of(ANN, BOB, EVE)) {
      if (computer.filter(guest::equals).isPresent()) continue;
      whole.put(guest, house.new Ear());
      talks.put(guest, house.open(guest, 0, false, ear(guest)));
      if (leaves(guest)) leave(guest);
    }
    for (Guest guest : eyes) {
      bells.put(guest, house.new Ear());
      house.listen(guest, Objects.requireNonNull(bells.get(guest)));
      patched.put(guest, house.new Ear());
      if (leaves(guest)) continue;
      house.open(guest, 0, true, Objects.requireNonNull(patched.get(guest)));
    }
  }

  private boolean leaves(Guest guest) {
    return away && !guest.equals(EVE);
  }

  private void leave(Guest guest) {
    var talk = Objects.requireNonNull(talks.get(guest));
    house.leave(talk);
  }

  private House<S, V>.Ear ear(Guest guest) {
    return Objects.requireNonNull(whole.get(guest));
  }

  /** Ann or Bob plays; what they hear of it comes with what is pushed to them. */
  void play(Guest guest, String action) {
    if (leaves(guest)) talks.put(guest, house.open(guest, ear(guest).version(), false, ear(guest)));
    say(
        Objects.requireNonNull(talks.get(guest)),
        "play",
        ear(guest).version(),
        house.seat(guest),
        "\"action\":\"" + action + "\"");
    if (leaves(guest)) leave(guest);
  }

  private void say(Site.Talk talk, String type, int version, String seat, String rest) {
    house.say(
        talk,
        "{\"type\":\"%s\",\"ref\":%d,\"version\":%d,\"seat\":\"%s\",%s}"
            .formatted(type, ++ref, version, seat, rest));
  }

  /** What was pushed so far. */
  List<String> pushes() {
    return eyes.stream().flatMap(guest -> ear(guest).heard.stream()).toList();
  }

  /** What changes by itself at once: to be compared after each step. */
  Map<String, List<String>> live() {
    var out = new TreeMap<String, List<String>>();
    for (Guest guest : eyes) {
      out.put("pushes of " + guest.name(), List.copyOf(ear(guest).heard));
      out.put(
          "patches of " + guest.name(),
          List.copyOf(Objects.requireNonNull(patched.get(guest)).heard));
    }
    for (Guest guest : eyes) {
      out.put("notifications of " + guest.name(), notifications(guest));
      out.put(
          "bells of " + guest.name(), List.copyOf(Objects.requireNonNull(bells.get(guest)).heard));
      out.put(
          "messages to " + guest.name(),
          List.copyOf(house.pushed.getOrDefault(guest.id(), List.of())));
    }
    out.put("alarms", house.alarms.asked.stream().map(String::valueOf).toList());
    out.put("thinking time", List.copyOf(house.pace.asked()));
    out.put("logs", List.copyOf(house.logged));
    out.put("reminders", List.copyOf(house.told));
    return masked(out);
  }

  /** What somebody is told who isn't there, and how much of it. */
  private List<String> notifications(Guest guest) {
    return List.of(
        house.get(guest, "/api/notifications", Map.of()), house.get(guest, "/api/me", Map.of()));
  }

  /** Of what was pushed, what has a name of its own. */
  Map<String, List<String>> parts() {
    return Map.of("clocks", found(CLOCKS, pushes()), "counters", found(COUNTERS, pushes()));
  }

  private static List<String> found(Pattern pattern, List<String> texts) {
    return texts.stream()
        .flatMap(text -> pattern.matcher(text).results())
        .map(MatchResult::group)
        .toList();
  }

  /**
   * Everything.
   *
   * @param prefixes what Ann begins her actions with when she asks
   * @param random draws what is asked for, alike in both worlds
   */
  Map<String, List<String>> all(List<String> prefixes, Random random) {
    var out = new TreeMap<String, List<String>>();
    String path = "/api/matches/" + house.setting.id();
    for (Guest guest : eyes) {
      String who = " of " + guest.name();
      out.put("first sheet" + who, List.of(house.get(guest, path, Map.of())));
      out.put("lists" + who, List.of(house.get(guest, "/api/matches", Map.of())));
      out.put("ratings" + who, List.of(house.get(guest, path + "/ratings", Map.of())));
      out.put("orders" + who, List.of(house.get(guest, path + "/orders", Map.of())));
      out.put("foreseen" + who, foreseen(guest, path + "/foreseen", prefixes));
      out.put("seats" + who, house.seats(guest));
      out.put(
          "accounts" + who,
          List.of(
              house.get(guest, "/api/account", Map.of()),
              house.get(guest, "/api/account/export", Map.of())));
      out.put("creations" + who, List.of(house.get(guest, "/api/creations", Map.of())));
      var names =
          Stream.concat(house.match().profile().seats().stream(), Stream.of("public", "truth"));
      out.put(
          "replays" + who,
          Stream.concat(
                  Stream.of(house.get(guest, path + "/replay", Map.of())),
                  names.map(name -> house.get(guest, path + "/replay", Map.of("eyes", name))))
              .toList());
      out.put(
          "records" + who,
          List.of(
              house.get(guest, path + "/record", Map.of()),
              house.get(guest, path + "/record", Map.of("format", "pgn")),
              house.get(guest, path + "/draws", Map.of())));
      int version = ear(guest).version();
      out.put(
          "reconnection" + who,
          Stream.of(0, random.nextInt(version + 1), version, version + 1)
              .flatMap(have -> house.glance(guest, have, false).stream())
              .toList());
      out.putAll(asked(guest, version, prefixes, random));
    }
    if (random.nextInt(5) == 0)
      out.put("page", List.of(house.get(EVE, "/g/" + house.setting.id(), Map.of())));
    if (eyes.contains(ANN)) {
      out.put("mails to Anne", house.mails());
      for (String kind : List.of("atom", "ics"))
        out.put(kind + " feed", List.of(house.get(EVE, Reading.FEED + "." + kind, Map.of())));
    }
    // Last, so that what was asked for is in them.
    out.putAll(live());
    out.put("metrics", house.metrics());
    return masked(out);
  }

  /** What might come of it: whatever is foreseen of either side. */
  private List<String> foreseen(Guest guest, String path, List<String> prefixes) {
    var out = new ArrayList<String>();
    for (Guest by : List.of(ANN, BOB)) {
      String seat = house.seat(by);
      out.add(house.post(guest, path, "{\"done\":[\"" + seat + " *\"]}"));
      for (String prefix : prefixes) {
        out.add(house.post(guest, path, "{\"done\":[\"" + seat + " " + prefix + "\"]}"));
        String picks = "{\"done\":[],\"ask\":\"picks\",\"prefix\":" + tokens(prefix) + "}";
        out.add(house.post(guest, path, picks));
      }
    }
    out.add(house.post(guest, path, "{\"done\":[]}"));
    return out;
  }

  private Map<String, List<String>> asked(
      Guest guest, int version, List<String> prefixes, Random random) {
    var out = new TreeMap<String, List<String>>();
    String seat = house.seat(ANN);
    var beginnings = guest.equals(ANN) ? prefixes : List.of("a1");
    out.put(
        "picks",
        talk(
            guest,
            talk -> {
              for (String prefix : Stream.concat(Stream.of(""), beginnings.stream()).toList())
                say(talk, "picks", version, seat, "\"prefix\":" + tokens(prefix));
            }));
    out.put(
        "previews",
        talk(
            guest,
            talk -> {
              for (String prefix : beginnings)
                say(talk, "preview", version, seat, "\"action\":\"" + prefix + "\"");
            }));
    out.put(
        "reasons",
        talk(
            guest,
            talk -> {
              for (String prefix :
                  Stream.concat(Stream.of("pass", "a1a2"), beginnings.stream()).toList())
                say(talk, "explain", version, seat, "\"prefix\":" + tokens(prefix));
            }));
    out.put(
        "reach",
        talk(
            guest,
            talk -> {
              for (int k = 0; k < 6; k++) {
                String at = "" + (char) ('a' + random.nextInt(9)) + (1 + random.nextInt(9));
                say(talk, "reach", version, seat, "\"at\":\"" + at + "\"");
              }
            }));
    out.put(
        "refusals",
        talk(
            guest,
            talk -> {
              String other = house.seat(BOB);
              say(talk, "play", version, other, "\"action\":\"pass\"");
              say(talk, "play", version + 1, seat, "\"action\":\"pass pass pass\"");
              say(talk, "play", version - 1, seat, "\"action\":\"zz\"");
              say(talk, "play", version, seat, "\"action\":\"a1a8\"");
              say(talk, "picks", version, other, "\"prefix\":[]");
              say(talk, "event", version, seat, "\"event\":\"accept draw\"");
              say(talk, "event", version, other, "\"event\":\"claim\"");
            }));
    var named = new TreeMap<String, List<String>>();
    out.forEach((name, texts) -> named.put(name + " of " + guest.name(), texts));
    return named;
  }

  private interface Asking {
    void over(Site.Talk talk);
  }

  private List<String> talk(Guest guest, Asking asking) {
    var ear = house.new Ear();
    var talk = house.open(guest, Integer.MAX_VALUE / 1_000, false, ear);
    ear.heard.clear();
    asking.over(talk);
    house.say(talk, "{\"type\":\"ping\"}");
    talk.closed();
    return ear.heard;
  }

  private static String tokens(String prefix) {
    return prefix.isEmpty() ? "[]" : "[\"" + prefix.replace(" ", "\",\"") + "\"]";
  }

  /** Holds what was pushed against the schema of the wire. */
  void check() {
    for (String text : pushes()) Checked.text("ToPage", text.substring(text.indexOf(' ') + 1));
  }

  /**
   * Fingerprints of secret squares differ with the square and, without the nonce, tell nothing:
   * each stands for itself here, so that where and how many there are is still compared.
   */
  private static Map<String, List<String>> masked(Map<String, List<String>> channels) {
    channels.replaceAll((_, texts) -> texts.stream().map(Witness::masked).toList());
    return channels;
  }

  private static String masked(String text) {
    return text.contains("ealed")
        ? text.replaceAll("(sealed\\\\?\":\\\\?\")[0-9a-f]{64}", "$1…")
            .replaceAll("\\[Sealed \"([0-9a-f]{64} ?)+\"\\]", "[Sealed …]")
        : text;
  }
}
