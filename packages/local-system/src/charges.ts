import type { Guard, LocalServer } from '@storefront/backing-servers';
import { checkHealth } from '@storefront/rpc';
import { serviceUrl } from './database-urls.ts';
import type { Secrets } from './secrets.ts';
import { type Places, serviceEnvironment } from './service-environment.ts';
import type { PlannedProcess } from './service-plan.ts';
import { TELEMETRY_PRELOAD } from './services.ts';
import { spawnService } from './spawn-service.ts';
import type { Charge } from './supervise.ts';

/** A health check that takes longer than this is asked again. */
const HEALTH_WITHIN_MS = 1_000;

/** A server that runs already: its first start is a look at it, each later one a restart. */
export function chargeOfServer(server: LocalServer): Charge {
  let runs = true;
  return {
    name: server.name,
    kind: 'server',
    address: server.address,
    dataDir: server.dataDir,
    async start() {
      if (!runs) await server.restart();
      runs = false;
      // The package that started the servers stops them all together, after the services that need them.
      return { pid: server.pid, exited: server.exited, stop: async () => undefined };
    },
  };
}

/** With V8's own choice six idle processes keep 1.4 GB, with this 0.9. */
const SEMI_SPACE_MB = 8;
/** A cart of 100 lines is thousands of decimals that live as long as their request: in less room a third of cart's time goes into moving them. */
const CART_SEMI_SPACE_MB = 16;
/**
 * Five times what the fullest process holds. Left to itself V8 goes by the memory of the machine: on a large one it collects when four times what was alive has
 * gathered, with this at about one and a half times, which keeps the gateway 100 MB smaller under uncached pages.
 */
const OLD_SPACE_MB = 512;

export type ServiceContext = {
  readonly adminUrl: string;
  readonly places: Places;
  readonly secrets: Secrets;
  readonly env: NodeJS.ProcessEnv;
  readonly serviceEnv: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly guard: Guard;
};

/** glibc keeps an arena of freed memory for each thread of libuv's pool; two of them take some 10 MB less a process and cost nothing here. */
const MALLOC_ARENA_MAX = '2';

/** A service process: ready when its gRPC health says so, and the gateway when it answers over HTTP as well. */
export function chargeOfService({ name, service, grpcPort }: PlannedProcess, context: ServiceContext): Charge {
  const { places, secrets, env } = context;
  const grpcAddress = `127.0.0.1:${grpcPort}`;
  const httpAddress = `127.0.0.1:${places.port}`;
  const isGateway = service.name === 'gateway';
  const databaseUrl = serviceUrl(context.adminUrl, service.name, secrets);
  const command = {
    name,
    entry: service.entry,
    semiSpaceMb: service.name === 'cart' ? CART_SEMI_SPACE_MB : SEMI_SPACE_MB,
    oldSpaceMb: OLD_SPACE_MB,
    // Loading the instrumentations costs a process 40 MB, so it is done only where someone collects what they say.
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT ? { preload: TELEMETRY_PRELOAD } : {}),
    env: {
      MALLOC_ARENA_MAX,
      ...withoutAdminUrls(env),
      OTEL_SERVICE_NAME: service.name,
      ...serviceEnvironment(service.name, { grpcPort, databaseUrl }, places, secrets),
      ...context.serviceEnv,
    },
    isReady: async () => (await checkHealth(grpcAddress, HEALTH_WITHIN_MS)) && (!isGateway || (await answersHttp(httpAddress))),
  };
  return {
    name,
    kind: 'service',
    address: isGateway ? httpAddress : grpcAddress,
    start: (onPid) => spawnService(command, context.logs, context.guard, onPid),
  };
}

/** The launcher's own environment, without the URLs by which it was given its servers: a service has a role of its own. */
function withoutAdminUrls(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { STOREFRONT_POSTGRES_URL: _postgres, STOREFRONT_NATS_URL: _nats, STOREFRONT_REDIS_URL: _redis, ...rest } = env;
  return rest;
}

async function answersHttp(address: string): Promise<boolean> {
  const response = await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
  return response.ok;
}
