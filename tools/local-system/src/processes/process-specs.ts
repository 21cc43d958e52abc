import type { LocalServer, Watchdog } from '@storefront/backing-servers';
import { checkHealth } from '@storefront/rpc';
import { serviceUrl } from '../database-urls.ts';
import type { Secrets } from '../secrets.ts';
import type { ServiceEndpoints } from './routes.ts';
import { adminEnvironment, allInOneEnvironment, type SystemAddresses, serviceEnvironment } from './service-environment.ts';
import type { PlannedProcess } from './service-plan.ts';
import { ADMIN_ENTRY, ALL_IN_ONE_ENTRY, entryIn, TELEMETRY_PRELOAD } from './services.ts';
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
/** The process includes the cart service. */
const ALL_IN_ONE_SEMI_SPACE_MB = 16;
/**
 * Five times the heap of the largest service. By default V8 sizes its heap by the machine's memory, and on a large machine collects it when it has reached four
 * times the live size.
 */
const OLD_SPACE_MB = 512;
/** Lets the heap double. */
const HEAP_GROWTH_PERCENT = 100;
/**
 * The catalog keeps rendered products, so its heap is larger: with 100%, an import after many lists took it to 338 MiB. The thread of billing that renders PDFs has
 * a heap of its own: with 100%, 50 concurrent PDFs of 500 lines took billing to 357 MiB. The heap of a gateway under attack reached 2.6 times what it retained.
 */
const HEAP_GROWTH_PERCENTS: Readonly<Record<string, number>> = { gateway: 60, catalog: 60, billing: 40 };

/** The name of the process that runs all services, and of the command of the image. */
const ALL_IN_ONE = 'all-in-one';
/** The name of the process of the Admin API, and of its command of the image. */
const ADMIN = 'admin';

/** The settings that all service processes of one system share. */
export type ServiceContext = {
  /** The URL of the database, as any role. */
  readonly databaseUrl: string;
  readonly endpoints: SystemAddresses;
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

/** Returns the process spec of a service. It is ready when its gRPC health check passes; the gateway must also respond over HTTP, as it or a replica does. */
export function serviceSpec({ name, service, grpcPort, metricsPort }: PlannedProcess, context: ServiceContext): ProcessSpec {
  const { endpoints, secrets, env } = context;
  const own = { grpcPort, databaseUrl: serviceUrl(context.databaseUrl, service.name, secrets) };
  return nodeSpec(
    {
      name,
      command: service.name,
      entry: service.entry,
      metricsPort,
      grpcPorts: [grpcPort],
      httpAddress: service.name === 'gateway' ? local(endpoints.port) : undefined,
      semiSpaceMb: service.name === 'cart' ? CART_SEMI_SPACE_MB : SEMI_SPACE_MB,
      heapGrowthPercent: HEAP_GROWTH_PERCENTS[service.name] ?? HEAP_GROWTH_PERCENT,
      env: serviceEnvironment(service.name, own, endpoints, secrets, withoutConnections(env)),
    },
    context,
  );
}

/** A planned process, and what its service connects to. */
export type RoutedProcess = ServiceEndpoints & { readonly planned: PlannedProcess };

/** Returns the process spec of all services in one process. It is ready when the health checks of all of them pass. */
export function allInOneSpec(routed: readonly RoutedProcess[], context: ServiceContext): ProcessSpec {
  const { endpoints, secrets, env } = context;
  const first = routed[0]?.planned;
  const services = routed.map(({ planned: { service, grpcPort }, endpoints: reached, databaseUrl }) => ({
    service: service.name,
    own: { grpcPort, databaseUrl: serviceUrl(databaseUrl, service.name, secrets) },
    endpoints: reached,
  }));
  return nodeSpec(
    {
      name: endpoints.replicas === 1 ? ALL_IN_ONE : `${ALL_IN_ONE}-${first?.replica}`,
      command: ALL_IN_ONE,
      entry: ALL_IN_ONE_ENTRY,
      metricsPort: first?.metricsPort,
      grpcPorts: routed.map(({ planned }) => planned.grpcPort),
      httpAddress: local(endpoints.port),
      semiSpaceMb: ALL_IN_ONE_SEMI_SPACE_MB,
      heapGrowthPercent: HEAP_GROWTH_PERCENT,
      env: allInOneEnvironment(services, endpoints, secrets, withoutConnections(env)),
    },
    context,
  );
}

/** Returns the process spec of the Admin API, which is ready when it responds over HTTP. */
export function adminSpec(metricsPort: number | undefined, context: ServiceContext): ProcessSpec {
  const { adminPort } = context.endpoints;
  return nodeSpec(
    {
      name: ADMIN,
      command: ADMIN,
      entry: ADMIN_ENTRY,
      metricsPort,
      grpcPorts: [],
      httpAddress: adminPort === undefined ? undefined : local(adminPort),
      semiSpaceMb: SEMI_SPACE_MB,
      heapGrowthPercent: HEAP_GROWTH_PERCENT,
      env: adminEnvironment(context.endpoints, withoutConnections(context.env)),
    },
    context,
  );
}

const local = (port: number): string => `127.0.0.1:${port}`;

type NodeProcess = {
  readonly name: string;
  /** The command of the image that runs it. */
  readonly command: string;
  readonly entry: string;
  readonly metricsPort: number | undefined;
  readonly grpcPorts: readonly number[];
  /** Where it serves HTTP, if it does. */
  readonly httpAddress: string | undefined;
  readonly semiSpaceMb: number;
  readonly heapGrowthPercent: number;
  readonly env: NodeJS.ProcessEnv;
};

function nodeSpec(
  { name, command, entry, metricsPort, grpcPorts, httpAddress, ...options }: NodeProcess,
  context: ServiceContext,
): ProcessSpec {
  const grpcAddresses = grpcPorts.map((port) => `127.0.0.1:${port}`);
  const isServing = async (): Promise<boolean> =>
    (await Promise.all(grpcAddresses.map((address) => checkHealth(address, HEALTH_WITHIN_MS)))).every(Boolean);
  const service = {
    ...options,
    name,
    ...(context.image === undefined ? {} : { container: { image: context.image, command } }),
    oldSpaceMb: OLD_SPACE_MB,
    // Loading the instrumentation costs 40 MB per process, so load it only when there is a collector or a scraper.
    ...(context.env.OTEL_EXPORTER_OTLP_ENDPOINT || metricsPort !== undefined ? { preload: TELEMETRY_PRELOAD } : {}),
    env: {
      ...options.env,
      OTEL_SERVICE_NAME: command,
      ...(metricsPort === undefined
        ? {}
        : { OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1', OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort) }),
      ...context.serviceEnv,
    },
    isReady: async () => (await isServing()) && (httpAddress === undefined || (await respondsOverHttp(httpAddress))),
  };
  return {
    name,
    kind: 'service',
    address: httpAddress ?? grpcAddresses[0] ?? '',
    ...(metricsPort === undefined ? {} : { metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }),
    start: (onPid) =>
      spawnService({ ...service, entry: entryIn(context.folderOf(name), { entry }) }, context.logs, context.watchdog, onPid),
  };
}

/** URLs and credentials of the launcher itself, and settings that would replace those that each service gets. */
const LAUNCHER_ONLY =
  /^(STOREFRONT_(POSTGRES|NATS|REDIS)_URL|OPERATOR_TOKEN|GRPC_(CERT|KEY|CA)_FILE|NATS_\w+|SERVICE_TOKEN|ACCEPTED_TOKENS)(_FILE)?$/;

/** The launcher's environment without its connections: each service logs in as itself. */
const withoutConnections = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !LAUNCHER_ONLY.test(name)));

async function respondsOverHttp(address: string): Promise<boolean> {
  const response = await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
  return response.ok;
}
