import { connect, type Http2Session } from 'node:http2';
import { PassThrough } from 'node:stream';

type Ping = Http2Session['ping'];

/**
 * Makes the keepalive of grpc-js work on connections that are closing. A connection closes when it reaches its maximum age or its server stops, and stays open for the
 * calls in progress. Node sends no ping on it, and grpc-js, on either side, takes that for a failed connection and ends those calls. So the ping is sent as on any
 * other connection.
 */
export function pingClosingConnections(): void {
  const prototype = sessionPrototype();
  const ping = prototype.ping as (this: Http2Session, ...args: Parameters<Ping>) => ReturnType<Ping>;
  prototype.ping = function (this: Http2Session, ...args: Parameters<Ping>) {
    if (!this.closed || this.destroyed) return ping.apply(this, args);
    Object.defineProperty(this, 'closed', { value: false, configurable: true });
    try {
      return ping.apply(this, args);
    } finally {
      Reflect.deleteProperty(this, 'closed');
    }
  } as Ping;
}

/** The prototype of the sessions of clients and servers, which `node:http2` does not export. */
function sessionPrototype(): { ping: Ping } {
  const session = connect('http://localhost', { createConnection: () => new PassThrough() });
  session.on('error', () => undefined);
  session.destroy();
  return Object.getPrototypeOf(Object.getPrototypeOf(session));
}
