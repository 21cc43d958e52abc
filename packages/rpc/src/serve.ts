import { Server } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { type AcceptedToken, type Operators, type ServiceName, tokenIdentifier } from '@storefront/access';
import { packageDefinition } from '@storefront/proto';
import type { Logger } from '@storefront/telemetry';
import { adaptHandler } from './adapt-handler.ts';
import { callPermits } from './call-permits.ts';
import type { StoreClock } from './handle-call.ts';
import type { ImplementedService } from './implement.ts';
import { serveInProcess } from './in-process/serve-in-process.ts';
import { KEEPALIVE } from './keepalive.ts';
import { type Resources, serverHealth } from './server-health.ts';
import { isRead } from './service-definition.ts';
import { serverCredentials } from './tls/credentials.ts';
import type { TlsOptions } from './tls/watch-certificates.ts';
import { warmReads } from './warm-reads.ts';

/** The services to serve, and the address. */
export interface ServeOptions {
  /** The name of the service, by which clients in the same process find it at the address `in-process:<name>`. */
  readonly name?: ServiceName;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** The tokens of the peers that may call this server. */
  readonly acceptedTokens: readonly AcceptedToken[];
  /** The files of mutual TLS; without them, connections are not encrypted. */
  readonly tls?: TlsOptions | undefined;
  readonly services: readonly ImplementedService[];
  readonly log: Logger;
  /** Health reports NOT_SERVING until this resolves and the reads have been called once, and never again because of it. */
  readonly ready?: Promise<void>;
  /** Reads the state of what the server uses, for `listHealth`. A resource that is unavailable does not make the server unready. */
  readonly resources?: Resources;
  /** Whether to enable reflection, which lists the services to any client; off in production. */
  readonly reflection?: boolean;
  /** A connection that reaches this age accepts no new calls. */
  readonly connectionAgeMs?: number;
  /** Looks up how far a store's sandbox clock is ahead, for calls that do not carry it. Without it, handlers work at the real time. */
  readonly storeClock?: StoreClock;
  /** Called when a call that can change something begins and ends. */
  readonly onWork?: () => void;
  /** Identifies operators and records their calls. Without it, only the token of the environment is known. */
  readonly operators?: Operators;
}

/** A running gRPC server. */
export interface RpcServer {
  readonly port: number;
  /** Reports whether grpc.health.v1 returns SERVING. */
  isServing(): boolean;
  /** Makes grpc.health.v1 report NOT_SERVING from now on, while calls are still served. */
  stopServing(): void;
  /** Reports NOT_SERVING, refuses new calls, waits for calls in progress until `deadline` is aborted, then closes. */
  close(deadline?: AbortSignal): Promise<void>;
}

/** Longer than the longest RPC (checkout, 8 s). A process has its own deadline for all of its servers. */
const DRAIN_MS = 12_000;

/**
 * Makes clients resolve the name again and find new pods. Calls in progress are not cut off after a grace period: unary calls
 * have deadlines, and a stream may be the import of a whole catalog.
 */
const CONNECTION_AGE_MS = 120_000;

const SERVER_OPTIONS = {
  // A page of 200 products is about 300 KB and an import chunk 64 KB; 8 MiB leaves room and still limits mistakes.
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  ...KEEPALIVE,
};

/** Serves the given services with health checks and optional reflection, also to clients in this process. Resolves once the port is bound. */
export async function serve(options: ServeOptions): Promise<RpcServer> {
  const {
    name,
    host,
    port,
    acceptedTokens,
    tls,
    services,
    log,
    storeClock,
    onWork,
    operators,
    reflection = false,
    connectionAgeMs = CONNECTION_AGE_MS,
  } = options;
  const server = new Server({ ...SERVER_OPTIONS, 'grpc.max_connection_age_ms': connectionAgeMs });
  const identifyToken = tokenIdentifier(acceptedTokens);
  const handling = { identifyToken, log, storeClock, onWork, operators };
  const permitsFor = callPermits(name ?? 'rpc');
  for (const { definition, handlers, callersOf } of services) {
    const adapted = Object.entries(definition).map(([rpc, method]) => [
      rpc,
      adaptHandler(method, handlers[rpc], {
        ...handling,
        permits: permitsFor(method),
        onWork: isRead(rpc) ? undefined : onWork,
        callers: callersOf(rpc),
        mutualTls: tls !== undefined,
      }),
    ]);
    server.addService(definition, Object.fromEntries(adapted));
  }
  const health = serverHealth(
    options.ready?.then(() => warmReads(services)),
    options.resources,
  );
  health.addToServer(server);
  if (reflection) reflectionService().addToServer(server);

  const inProcess = name === undefined ? undefined : serveInProcess({ ...handling, permitsFor, name, services, health });
  const bound = await bind(server, `${host}:${port}`, tls);
  return {
    port: bound,
    isServing: health.isServing,
    stopServing: health.stop,
    async close(deadline = AbortSignal.timeout(DRAIN_MS)) {
      health.stop();
      await Promise.all([inProcess?.close(deadline), drain(server, deadline)]);
    },
  };
}

const bind = (server: Server, address: string, tls: TlsOptions | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(address, serverCredentials(tls), (error, port) =>
      error === null ? resolve(port) : reject(new Error(`cannot listen on ${address}: ${error.message}`)),
    );
  });

const drain = (server: Server, deadline: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const force = (): void => server.forceShutdown();
    deadline.addEventListener('abort', force);
    server.tryShutdown(() => {
      deadline.removeEventListener('abort', force);
      resolve();
    });
    if (deadline.aborted) force();
  });

/**
 * Creates the service by which tools such as grpcurl list the services and their messages. It gets one message only: each one carries
 * the descriptors of all files, and the library would decode all of them again for every message, half a second in each process.
 */
function reflectionService(): ReflectionService {
  const message = Object.entries(packageDefinition()).find(([, type]) => 'fileDescriptorProtos' in type);
  if (message === undefined) throw new Error('the package definition has no message');
  return new ReflectionService(Object.fromEntries([message]));
}
