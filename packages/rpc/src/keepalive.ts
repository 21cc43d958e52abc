import { pingClosingConnections } from './ping-closing-connections.ts';

pingClosingConnections();

/**
 * Pings that detect a peer or a path that disappeared without closing the connection, for clients and servers. Calls fail by their deadlines
 * meanwhile; after a ping without a reply the client opens a new connection. Ten seconds of silence outlast any pause of a busy process: a
 * shorter limit would break the connection, and with it every call in progress, when a machine is overloaded.
 */
export const KEEPALIVE = {
  'grpc.keepalive_time_ms': 5000,
  'grpc.keepalive_timeout_ms': 10_000,
  // Also on an idle connection, so that the first call after a silent failure does not find it.
  'grpc.keepalive_permit_without_calls': 1,
};
