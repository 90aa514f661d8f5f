package fr.zizanie.server.web.gate;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Addresses that begin alike, such as {@code 10.0.0.0/8} or {@code ::1}.
 *
 * @param first one of them
 * @param bits how many of them count
 */
public record Network(InetAddress first, int bits) {
  private static final Pattern LITERAL =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");

  /** What one household or one machine has of IPv6. */
  private static final int HOUSEHOLD = 56;

  /** {@return the network that a text names, an address or CIDR; nothing if it names none} */
  public static Optional<Network> parse(String text) {
    String[] parts = text.strip().split("/", 2);
    var address = address(parts[0]);
    if (address.isEmpty()) return Optional.empty();
    int all = address.get().getAddress().length * 8;
    if (parts.length == 1) return Optional.of(new Network(address.get(), all));
    if (!parts[1].matches("\\d{1,3}") || Integer.parseInt(parts[1]) > all) return Optional.empty();
    return Optional.of(new Network(address.get(), Integer.parseInt(parts[1])));
  }

  /** {@return an address in digits; names are never looked up} */
  static Optional<InetAddress> address(String text) {
    boolean bracketed = text.startsWith("[") && text.endsWith("]");
    String digits = bracketed ? text.substring(1, text.length() - 1) : text;
    if (!LITERAL.matcher(digits).matches()) return Optional.empty();
    try {
      return Optional.of(InetAddress.ofLiteral(digits));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** {@return whether an address in digits is one of these} */
  public boolean has(String text) {
    return address(text)
        .filter(a -> Arrays.equals(masked(a, bits), masked(first, bits)))
        .isPresent();
  }

  /** {@return the name of the household that an address belongs to, whatever it is} */
  public static String household(String text) {
    return address(text)
        .map(a -> masked(a, a instanceof Inet4Address ? 32 : HOUSEHOLD))
        .map(HexFormat.of()::formatHex)
        .orElse("elsewhere");
  }

  private static byte[] masked(InetAddress address, int bits) {
    byte[] out = address.getAddress();
    for (int i = 0; i < out.length; i++) {
      int kept = Math.clamp(bits - 8L * i, 0, 8);
      out[i] &= (byte) (0xFF << (8 - kept));
    }
    return out;
  }
}
