import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http2';

/** How long a process must have been idle. A collection takes about 100 ms, so it must not fall into a pause between two requests. */
const IDLE_MS = 10_000;
/** The share of one core below which a process counts as idle. Its timers, polls, and health checks take 0.4 to 1.8%. */
const IDLE_SHARE = 0.05;
/** The number of requests in that time above which a process is not idle, however little they cost: the collection would delay those that arrive meanwhile. */
const IDLE_REQUESTS_MAX = 5;
/** After this many requests, V8 has optimized the code that they run. A collection would discard much of it, and the following requests would take up to 40% more processor time. */
const WARM_REQUESTS = 100;

/** Collects the garbage of a process: V8's `gc`, which exists if Node runs with `--expose-gc`. */
export type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort'; readonly execution: 'sync' }) => void;

/** The conditions under which the process is idle. */
export interface Reading {
  /** Processor time since the start of the process, in microseconds. */
  readonly cpuMicros: number;
  /** Requests received since the start of the process. */
  readonly requests: number;
}

/**
 * Collects the garbage of the start once the process is idle. V8 collects in response to allocations, so a process without requests would keep this garbage for
 * minutes; that of a burst of requests it collects itself. A process that has handled many requests is not collected. Does nothing without `--expose-gc`.
 */
export function collectAfterStart(collect = globalThis.gc as Collect | undefined, idleMs = IDLE_MS, reader = processReader): void {
  if (collect === undefined) return;
  const read = reader();
  let last = read();
  const look = (): void => {
    const now = read();
    const isIdle = now.cpuMicros - last.cpuMicros < idleMs * 1000 * IDLE_SHARE && now.requests - last.requests <= IDLE_REQUESTS_MAX;
    last = now;
    const isWarm = now.requests > WARM_REQUESTS;
    if (!isIdle && !isWarm) return;
    clearInterval(timer);
    if (!isWarm) collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  };
  const timer = setInterval(look, idleMs).unref();
}

function processReader(): () => Reading {
  const requests = countRequests();
  return () => {
    const { user, system } = process.cpuUsage();
    return { cpuMicros: user + system, requests: requests() };
  };
}

/** The requests that probes and callers send all the time, even while the system is not used. */
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
