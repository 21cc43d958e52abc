import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { answerBrokenRequest } from './answer-broken-request.ts';
import type { NativeClasses } from './native-classes.ts';
import { originForm } from './origin-form.ts';

export interface HttpServerOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Lets several processes of this machine listen on one port. */
  readonly reusePort: boolean;
  /** How long a closing server goes on answering before it hangs up on idle connections; its answers say `Connection: close` then. */
  readonly noticeMs?: number;
  /** How long a client may take; what docs/limits.md says unless told otherwise. */
  readonly patience?: Patience;
  /** What requests and answers are made as, where an app has classes of its own. */
  readonly classes?: NativeClasses;
}

interface Patience {
  /** For the headers to arrive. */
  readonly headersMs: number;
  /** For the whole request, its body included. */
  readonly requestMs: number;
  /** How often both are looked at. */
  readonly lookedAtEveryMs: number;
}

export interface HttpServer {
  readonly port: number;
  /** Takes no new connections, lets running requests finish, ends. */
  close(): Promise<void>;
}

/** Longer than the idle time of the usual load balancers (60 s), so that the balancer and not we ends an idle connection. */
const KEEP_ALIVE_MS = 75_000;
/** Headers of an honest client arrive in one packet or two. */
const HEADERS_TIMEOUT_MS = 10_000;
/** A body of 256 KiB over the worst of mobile links. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A client that neither sends nor reads for so long is gone, or holds our memory on purpose; the longest request takes 8 s. */
const SILENCE_MS = 60_000;
const HEADER_BYTES_MAX = 16 * 1024;
/** After this a request that is still running is cut off; the process itself is stopped at 30 s. */
const DRAIN_MS = 20_000;
/** A server this busy in every turn of its event loop is closed all the same. */
const TURNS_MAX = 1000;
/** A turn of the event loop that had nothing to do. Who arrives during a longer one is met only in the next. */
const QUIET_TURN_MS = 0.1;
/** How often the time-outs of all connections are looked at. */
const TIMEOUTS_CHECKED_EVERY_MS = 2000;

const PATIENCE: Patience = { headersMs: HEADERS_TIMEOUT_MS, requestMs: REQUEST_TIMEOUT_MS, lookedAtEveryMs: TIMEOUTS_CHECKED_EVERY_MS };

/** Listens with an app's handler. A port that is taken rejects with a sentence that says so. */
export async function listen(app: RequestListener, options: HttpServerOptions): Promise<HttpServer> {
  const { headersMs, requestMs, lookedAtEveryMs } = options.patience ?? PATIENCE;
  const answer: RequestListener = (request, response) => {
    request.url = originForm(request.url ?? '');
    app(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookedAtEveryMs,
      // Node would answer a bare 400; the app refuses such a request in the envelope.
      requireHostHeader: false,
      ...options.classes,
    },
    answer,
  );
  server.timeout = SILENCE_MS;
  server.on('clientError', answerBrokenRequest);
  // An expectation that nobody knows is passed over, as HTTP allows, instead of Node's bare 417.
  server.on('checkExpectation', answer);
  // Node would hang up without a word on what asks for a tunnel.
  server.on('connect', (request) => refuseTunnel(answer, request, options.classes?.ServerResponse ?? ServerResponse));
  const port = await bind(server, options);
  return { port, close: () => drain(server, options.noticeMs ?? 0) };
}

/** Lets the app answer a CONNECT as any other request of a path or method that it does not have, and hangs up. */
function refuseTunnel(answer: RequestListener, request: IncomingMessage, Answer: typeof ServerResponse): void {
  const response = new Answer(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.on('finish', () => request.socket.end());
  answer(request, response);
}

function bind(server: Server, { host, port, reusePort }: HttpServerOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(host, port) : error));
    server.listen({ host, port, reusePort }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

const taken = (host: string, port: number) => new Error(`port ${port} on ${host} is taken by another process: set PORT to a free one`);

/** Ends a server so that no request is lost: clients are given notice first, and the door closes while nobody is in it. */
async function drain(server: Server, noticeMs: number): Promise<void> {
  if (noticeMs > 0 && (await countOf(server)) > 0) await sleep(noticeMs);
  await untilNobodyArrives(server);
  await new Promise<void>((resolve) => {
    const forced = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(forced);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/**
 * Closing cuts off whom the system has let in and we have not met: a short turn of the event loop without an arrival has met all but those of its last
 * tenth of a millisecond. Where several processes share a port, `net.ipv4.tcp_migrate_req=1` hands those to the others.
 */
async function untilNobodyArrives(server: Server): Promise<void> {
  let arrivals = 0;
  const count = (): void => {
    arrivals += 1;
  };
  server.on('connection', count).on('request', count);
  for (let turn = 0, isQuiet = false; turn < TURNS_MAX && !isQuiet; turn += 1) {
    const [before, startedAt] = [arrivals, performance.now()];
    await nextTurn();
    isQuiet = arrivals === before && performance.now() - startedAt < QUIET_TURN_MS;
  }
  server.off('connection', count).off('request', count);
}
