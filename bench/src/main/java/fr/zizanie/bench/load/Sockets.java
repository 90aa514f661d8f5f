package fr.zizanie.bench.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.TimeUnit;

/** Sockets to one server, all driven by one thread. */
final class Sockets implements AutoCloseable {
  private static final int LONGEST = 1 << 22;
  private static final int CONNECT_MILLIS = 20_000;

  private final URI server;
  private final MultiThreadIoEventLoopGroup group =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private int opened;

  Sockets(URI server) {
    this.server = server;
  }

  EventLoop loop() {
    return (EventLoop) group.next();
  }

  /** Opens one for a player, under a path. */
  void open(String path, String cookie, Player player) {
    var headers = new DefaultHttpHeaders().set("Cookie", cookie);
    var config =
        WebSocketClientProtocolConfig.newBuilder()
            .webSocketUri(server.resolve(path))
            .customHeaders(headers)
            .maxFramePayloadLength(LONGEST)
            .handshakeTimeoutMillis(CONNECT_MILLIS)
            .build();
    var bootstrap =
        new Bootstrap()
            .group(group)
            .channel(NioSocketChannel.class)
            .option(ChannelOption.TCP_NODELAY, true)
            .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
            .handler(
                new ChannelInitializer<Channel>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    channel
                        .pipeline()
                        .addLast(
                            new HttpClientCodec(),
                            new HttpObjectAggregator(LONGEST),
                            new WebSocketClientProtocolHandler(config),
                            player);
                  }
                });
    var to = new InetSocketAddress(server.getHost(), server.getPort());
    ChannelFuture opening = local() ? bootstrap.connect(to, from()) : bootstrap.connect(to);
    var _ =
        opening.addListener(done -> {
          if (!done.isSuccess()) player.failed(done.cause());
        });
  }

  private boolean local() {
    return server.getHost().startsWith("127.") && System.getProperty("os.name").equals("Linux");
  }

  /** Each from a network of its own, as players are: a server bounds what one network may open. */
  private InetSocketAddress from() {
    int n = opened++ % (200 * 200);
    return new InetSocketAddress("127.%d.%d.9".formatted(1 + n / 200, 1 + n % 200), 0);
  }

  @Override
  public void close() {
    group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
