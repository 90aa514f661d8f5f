package fr.zizanie.server.web.javalin;

import jakarta.servlet.http.HttpServletRequest;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;

/** The port that is listened on, and how long it is patient. */
final class Doors {
  /** A connection on which nothing happens. */
  private static final long IDLE_MILLIS = 30_000;

  private static final long SWEEP_SECONDS = 1;

  private Doors() {}

  /** {@return a port that ends the connections that drip, and those that aren't wanted} */
  static Connector connector(
      Server server, HttpConfiguration http, String host, int port, Drips drips, Lines lines) {
    http.addCustomizer((request, _) -> {
      var from = request.getConnectionMetaData().getConnection().getEndPoint();
      Request.addCompletionListener(request, _ -> drips.answered(from));
      return request;
    });
    var connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    connector.addBean(drips);
    connector.addBean(lines);
    connector.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarted(LifeCycle started) {
            sweep(connector, drips);
          }
        });
    return connector;
  }

  /** {@return where a request comes from} */
  static EndPoint endPoint(HttpServletRequest request) {
    return ServletContextRequest.getServletContextRequest(request)
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint();
  }

  private static void sweep(ServerConnector connector, Drips drips) {
    if (!connector.isRunning()) return;
    drips.sweep();
    var _ =
        connector
            .getScheduler()
            .schedule(() -> sweep(connector, drips), SWEEP_SECONDS, TimeUnit.SECONDS);
  }
}
