import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { limitConnectionAge } from './connection-age.ts';
import { handleClientError } from './handle-client-error.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { limitSlowReaders, READ_LIMITS, type ReadLimits } from './limit-slow-readers.ts';
import { limitSockets, SOCKET_LIMITS, type SocketLimits } from './limit-sockets.ts';
import { originForm } from './origin-form.ts';
import type { RefusalLimits } from './refusal-budget.ts';
import { slowRefusedClients } from './slow-refused-clients.ts';

/** Options of `listen`. */
export interface HttpServerOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Lets several processes on this machine listen on the same port. */
  readonly reusePort: boolean;
  /** How long a closing server keeps serving before it closes idle connections. Its responses carry `Connection: close` during that time. */
  readonly noticeMs?: number;
  /** The timeouts for slow clients; the defaults are in docs/limits.md. */
  readonly timeouts?: SlowClientTimeouts;
  /** How many connections are open; `SOCKET_LIMITS` by default. */
  readonly sockets?: SocketLimits;
  /** How fast a client reads; `READ_LIMITS` by default. */
  readonly reading?: ReadLimits;
  /** How fast an address and a secret key may be refused; `REFUSAL_LIMITS` and `KEY_REFUSAL_LIMITS` by default. */
  readonly refusals?: readonly [ofAddress: RefusalLimits, ofKey: RefusalLimits];
  /** Whether connections from this address are those of a trusted proxy; by default, none are. */
  readonly isTrusted?: (address: string) => boolean;
}

interface SlowClientTimeouts {
  /** The timeout for receiving the headers. */
  readonly headersMs: number;
  /** The timeout for receiving the entire request, including its body. */
  readonly requestMs: number;
  /** How often both timeouts are checked. */
  readonly checkEveryMs: number;
  /** How long a connection may neither send nor read; by default a minute. */
  readonly silenceMs?: number;
  /** The age from which a connection is closed after a response; by default two minutes. */
  readonly connectionAgeMs?: number;
}

/** A listening HTTP server. */
export interface HttpServer {
  readonly port: number;
  /** Stops accepting connections, waits for requests in progress until `deadline` is aborted, and closes the server. */
  close(deadline?: AbortSignal): Promise<void>;
}

/** Longer than the usual idle timeout of load balancers (60 s), so that the balancer closes idle connections, not the gateway. */
export const KEEP_ALIVE_MS = 75_000;
/** The headers of a well-behaved client arrive in one or two packets. */
export const HEADERS_TIMEOUT_MS = 10_000;
/** Enough for a 256 KiB body over a very slow mobile connection. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** A client that neither sends nor reads for this long is gone or abusive; the longest request takes 8 s. */
export const SILENCE_MS = 60_000;
export const HEADER_BYTES_MAX = 16 * 1024;
/** Longer than the longest request (8 s). A process has its own deadline for all of its servers. */
const DRAIN_MS = 12_000;
/** After this many busy iterations of the event loop, the server closes anyway. */
const ITERATIONS_MAX = 1000;
/** The duration of an idle iteration of the event loop. Connections that arrive during a longer iteration are only seen in the next one. */
const QUIET_ITERATION_MS = 0.1;
/** How often the timeouts of all connections are checked. */
export const TIMEOUTS_CHECKED_EVERY_MS = 2000;

const DEFAULT_TIMEOUTS: SlowClientTimeouts = {
  headersMs: HEADERS_TIMEOUT_MS,
  requestMs: REQUEST_TIMEOUT_MS,
  checkEveryMs: TIMEOUTS_CHECKED_EVERY_MS,
};

/** Starts an HTTP server for `app`. Rejects with a readable message if the port is in use. */
export async function listen(app: RequestListener, options: HttpServerOptions): Promise<HttpServer> {
  const { headersMs, requestMs, checkEveryMs, silenceMs = SILENCE_MS, connectionAgeMs } = options.timeouts ?? DEFAULT_TIMEOUTS;
  const isTrusted = options.isTrusted ?? (() => false);
  const refused = slowRefusedClients(isTrusted, ...(options.refusals ?? []));
  const readers = limitSlowReaders(options.reading ?? READ_LIMITS);
  const handle = limitPipelining(refused.isSlowed, (request, response) => {
    refused.watch(request, response);
    readers.watch(request.socket, response);
    request.url = originForm(request.url ?? '');
    // The response carries `Connection: close`, so the client opens another connection, which can reach another replica.
    if (isOld(request.socket)) response.shouldKeepAlive = false;
    app(request, response);
  });
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      // Node would respond with a bare 400; the app returns the error envelope instead.
      requireHostHeader: false,
    },
    handle,
  );
  limitSockets(server, options.sockets ?? SOCKET_LIMITS, isTrusted);
  server.on('connection', readers.admit);
  server.on('connection', refused.admit);
  server.once('close', readers.stop);
  const isOld = limitConnectionAge(server, connectionAgeMs);
  server.timeout = silenceMs;
  server.on('clientError', handleClientError);
  // Ignore unknown expectations, as HTTP allows. Node would respond with a bare 417.
  server.on('checkExpectation', handle);
  // Node would close the connection of a CONNECT request without a response.
  server.on('connect', (request) => refuseTunnel(handle, request));
  const port = await bind(server, options);
  return { port, close: (deadline = AbortSignal.timeout(DRAIN_MS)) => drain(server, options.noticeMs ?? 0, deadline) };
}

/** Lets the app respond to a CONNECT request like to any unknown method, and closes the connection. */
function refuseTunnel(handle: RequestListener, request: IncomingMessage): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.on('finish', () => request.socket.end());
  handle(request, response);
}

function bind(server: Server, { host, port, reusePort }: HttpServerOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? portInUse(host, port) : error));
    server.listen({ host, port, reusePort }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

const portInUse = (host: string, port: number) =>
  new Error(`port ${port} on ${host} is in use by another process: set PORT to a free port`);

/** Closes the server without losing requests: it gives clients notice first, and closes at a moment without new arrivals. */
async function drain(server: Server, noticeMs: number, deadline: AbortSignal): Promise<void> {
  if (noticeMs > 0 && (await countOf(server)) > 0) await sleep(noticeMs);
  await untilNoArrivals(server);
  await new Promise<void>((resolve) => {
    const force = (): void => server.closeAllConnections();
    deadline.addEventListener('abort', force);
    server.close(() => {
      deadline.removeEventListener('abort', force);
      resolve();
    });
    server.closeIdleConnections();
    if (deadline.aborted) force();
  });
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/**
 * Waits for a short iteration of the event loop without arrivals. Closing resets connections that the kernel accepted but Node has not seen; after such an iteration,
 * only those of the last 0.1 ms remain. If several processes share a port, `net.ipv4.tcp_migrate_req=1` passes those on to the others.
 */
async function untilNoArrivals(server: Server): Promise<void> {
  let arrivals = 0;
  const count = (): void => {
    arrivals += 1;
  };
  server.on('connection', count).on('request', count);
  for (let iteration = 0, isQuiet = false; iteration < ITERATIONS_MAX && !isQuiet; iteration += 1) {
    const [before, startedAt] = [arrivals, performance.now()];
    await yieldToEventLoop();
    isQuiet = arrivals === before && performance.now() - startedAt < QUIET_ITERATION_MS;
  }
  server.off('connection', count).off('request', count);
}
