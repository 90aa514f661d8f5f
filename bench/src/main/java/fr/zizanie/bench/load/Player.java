package fr.zizanie.bench.load;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler.ClientHandshakeStateEvent;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** One end of a socket: hears what the server says, reading no more of it than is needed. */
final class Player extends SimpleChannelInboundHandler<TextWebSocketFrame> {
  private static final byte[] VERSION = "\"version\":".getBytes(StandardCharsets.UTF_8);
  private static final byte[] TYPE = "{\"type\":\"".getBytes(StandardCharsets.UTF_8);

  /** Who follows a player; called on the one thread of all players. */
  interface Ears {
    void ready();

    /** Something that shows {@code version} lines came. */
    void shown(int version, int bytes);

    void accepted();

    void failed(String why);
  }

  private final Ears ears;
  private Optional<Channel> channel = Optional.empty();

  Player(Ears ears) {
    this.ears = ears;
  }

  void say(String message) {
    var _ = channel.orElseThrow().writeAndFlush(new TextWebSocketFrame(message));
  }

  void leave() {
    if (channel.isEmpty()) return;
    var _ = channel.get().close();
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event != ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) return;
    channel = Optional.of(context.channel());
    ears.ready();
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, TextWebSocketFrame frame) {
    ByteBuf text = frame.content();
    switch (text.getByte(text.readerIndex() + TYPE.length)) {
      case 'a' -> ears.accepted();
      case 's', 'p' -> ears.shown(version(text), text.readableBytes());
      default -> ears.failed(text.toString(StandardCharsets.UTF_8));
    }
  }

  private static int version(ByteBuf text) {
    int from = text.readerIndex();
    int end = text.writerIndex();
    for (int at = text.indexOf(from, end, VERSION[0]);
        at >= 0;
        at = text.indexOf(at + 1, end, VERSION[0])) {
      int k = 1;
      while (k < VERSION.length && at + k < end && text.getByte(at + k) == VERSION[k]) k++;
      if (k == VERSION.length) return number(text, at + k);
    }
    return -1;
  }

  private static int number(ByteBuf text, int from) {
    int number = 0;
    for (int at = from; Character.isDigit(text.getByte(at)); at++)
      number = 10 * number + text.getByte(at) - '0';
    return number;
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    ears.failed("a socket was closed");
  }

  void failed(Throwable cause) {
    ears.failed(cause.toString());
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    failed(cause);
    var _ = context.close();
  }
}
