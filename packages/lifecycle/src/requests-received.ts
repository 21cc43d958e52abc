import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http2';

/** What probes and callers request all the time, even while the system is not used. */
const HEALTH = /^\/(?:health|grpc\.health\.v1\.Health)(?:$|\/)/;

/** Counts the requests over HTTP/1.1 and HTTP/2, RPCs included, that this process receives from now on. Health checks do not count. */
export function countRequests(): () => number {
  let received = 0;
  const count = (path: string | undefined): void => {
    if (path === undefined || !HEALTH.test(path)) received += 1;
  };
  subscribe('http.server.request.start', (message) => count((message as { request: IncomingMessage }).request.url));
  subscribe('http2.server.stream.created', (message) => count((message as { headers: IncomingHttpHeaders }).headers[':path']));
  return () => received;
}
