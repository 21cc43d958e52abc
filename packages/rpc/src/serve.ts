import { Server, ServerCredentials } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { packageDefinition } from '@storefront/proto';
import type { Logger } from '@storefront/telemetry';
import { HealthImplementation } from 'grpc-health-check';
import { adaptHandler } from './adapt-handler.ts';
import type { ImplementedService } from './implement.ts';

export interface ServeOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly serviceToken: string;
  readonly services: readonly ImplementedService[];
  readonly log: Logger;
  /** Lists the services to anyone who asks; off in production. */
  readonly reflection?: boolean;
  /** A connection takes no new calls after this age. */
  readonly connectionAgeMs?: number;
}

export interface RpcServer {
  readonly port: number;
  /** What grpc.health.v1 answers. */
  setServing(serving: boolean): void;
  /** Not serving → refuses new calls → waits for running ones → ends. */
  close(): Promise<void>;
}

/** Longer than the longest RPC (checkout, 8 s), well inside the process's own forced exit. */
const DRAIN_MS = 12_000;

/**
 * Clients then resolve the name again and find new pods. Calls under way end in their own time, without a grace that cuts them: unary ones
 * have deadlines, and a stream may be the import of a whole catalog.
 */
const CONNECTION_AGE_MS = 120_000;

const SERVER_OPTIONS = {
  // A page of 200 products is about 300 KB, an import chunk 64 KB; 8 MiB leaves room and bounds a mistake.
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  // Finds a peer that vanished without a FIN.
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
};

/** Serves the given services, with health and optional reflection. Resolves once bound. */
export async function serve(options: ServeOptions): Promise<RpcServer> {
  const { host, port, serviceToken, services, log, reflection = false, connectionAgeMs = CONNECTION_AGE_MS } = options;
  const server = new Server({ ...SERVER_OPTIONS, 'grpc.max_connection_age_ms': connectionAgeMs });
  for (const { definition, handlers, callers } of services) {
    const adapted = Object.entries(definition).map(([name, method]) => [
      name,
      adaptHandler(method, handlers[name], { serviceToken, callers, log }),
    ]);
    server.addService(definition, Object.fromEntries(adapted));
  }
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  if (reflection) new ReflectionService(packageDefinition()).addToServer(server);

  const bound = await bind(server, `${host}:${port}`);
  return {
    port: bound,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    close: () => {
      health.setStatus('', 'NOT_SERVING');
      return drain(server);
    },
  };
}

const bind = (server: Server, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) =>
      error === null ? resolve(port) : reject(new Error(`${address} cannot be listened on: ${error.message}`)),
    );
  });

const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const forced = setTimeout(() => server.forceShutdown(), DRAIN_MS);
    server.tryShutdown(() => {
      clearTimeout(forced);
      resolve();
    });
  });
