import type { LocalServer, Watchdog } from '@storefront/backing-servers';
import { checkHealth } from '@storefront/rpc';
import { serviceUrl } from '../database-urls.ts';
import type { Secrets } from '../secrets.ts';
import { type SystemAddresses, serviceEnvironment } from './service-environment.ts';
import type { PlannedProcess } from './service-plan.ts';
import { entryIn, TELEMETRY_PRELOAD } from './services.ts';
import { spawnService } from './spawn-service.ts';
import type { ProcessSpec } from './supervise.ts';

/** A health check that takes longer than this is repeated. */
const HEALTH_WITHIN_MS = 1_000;

/** Returns the process spec of a server that is already running: the first start only checks it, later ones restart it. */
export function serverSpec(server: LocalServer): ProcessSpec {
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

/** With V8's default, six idle processes use 1.4 GB; with this value, 0.9 GB. */
const SEMI_SPACE_MB = 8;
/** A cart of 100 lines creates thousands of objects that live as long as the request; with a smaller semi-space the cart service spends more of its time copying them. */
const CART_SEMI_SPACE_MB = 16;
/**
 * Five times the heap of the largest process. By default V8 sizes its heap by the machine's memory, and on a large machine collects it when it has reached four
 * times the live size.
 */
const OLD_SPACE_MB = 512;
/** Lets the heap double. */
const HEAP_GROWTH_PERCENT = 100;
/**
 * The catalog keeps rendered products, so its heap is larger: with 100%, an import after many lists took it to 338 MiB. The thread of billing that renders PDFs has
 * a heap of its own: with 100%, 50 concurrent PDFs of 500 lines took billing to 357 MiB.
 */
const HEAP_GROWTH_PERCENTS: Readonly<Record<string, number>> = { catalog: 60, billing: 40 };

/** What all service processes of one system share. */
export type ServiceContext = {
  /** The URL of the database, as any role. */
  readonly databaseUrl: string;
  readonly places: SystemAddresses;
  readonly secrets: Secrets;
  readonly env: NodeJS.ProcessEnv;
  readonly serviceEnv: Readonly<Record<string, string>>;
  readonly logs: string;
  /** The image to run the services from; without one, they run from source. */
  readonly image: string | undefined;
  /** Returns the folder of the checkout to run a process from. It is called at every start of the process. */
  readonly folderOf: (process: string) => string;
  readonly watchdog: Watchdog;
};

/** Returns the process spec of a service. It is ready when its gRPC health check passes; the gateway must also respond over HTTP. */
export function serviceSpec({ name, service, grpcPort, metricsPort }: PlannedProcess, context: ServiceContext): ProcessSpec {
  const { places, secrets, env } = context;
  const grpcAddress = `127.0.0.1:${grpcPort}`;
  const httpAddress = `127.0.0.1:${places.port}`;
  const isGateway = service.name === 'gateway';
  const databaseUrl = serviceUrl(context.databaseUrl, service.name, secrets);
  const command = {
    name,
    ...(context.image === undefined ? {} : { container: { image: context.image, command: service.name } }),
    semiSpaceMb: service.name === 'cart' ? CART_SEMI_SPACE_MB : SEMI_SPACE_MB,
    oldSpaceMb: OLD_SPACE_MB,
    heapGrowthPercent: HEAP_GROWTH_PERCENTS[service.name] ?? HEAP_GROWTH_PERCENT,
    // Loading the instrumentation costs 40 MB per process, so load it only when there is a collector or a scraper.
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT || metricsPort !== undefined ? { preload: TELEMETRY_PRELOAD } : {}),
    env: {
      ...serviceEnvironment(service.name, { grpcPort, databaseUrl }, places, secrets, withoutConnections(env)),
      OTEL_SERVICE_NAME: service.name,
      ...(metricsPort === undefined
        ? {}
        : { OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1', OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort) }),
      ...context.serviceEnv,
    },
    isReady: async () => (await checkHealth(grpcAddress, HEALTH_WITHIN_MS)) && (!isGateway || (await answersHttp(httpAddress))),
  };
  return {
    name,
    kind: 'service',
    address: isGateway ? httpAddress : grpcAddress,
    ...(metricsPort === undefined ? {} : { metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }),
    start: (onPid) => spawnService({ ...command, entry: entryIn(context.folderOf(name), service) }, context.logs, context.watchdog, onPid),
  };
}

/** URLs and credentials of the launcher itself, and settings that would replace those that each service gets. */
const LAUNCHER_ONLY =
  /^(STOREFRONT_(POSTGRES|NATS|REDIS)_URL|OPERATOR_TOKEN|GRPC_(CERT|KEY|CA)_FILE|NATS_\w+|SERVICE_TOKEN|ACCEPTED_TOKENS)(_FILE)?$/;

/** The launcher's environment without its connections: each service logs in as itself. */
const withoutConnections = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !LAUNCHER_ONLY.test(name)));

async function answersHttp(address: string): Promise<boolean> {
  const response = await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
  return response.ok;
}
