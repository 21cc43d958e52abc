import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PeerName, ServiceName } from '@storefront/access';
import { type BackingServers, freePort, reservePort, lockHome, startBackingServers, startWatchdog } from '@storefront/backing-servers';
import { writePrivateFile } from '@storefront/secrets';
import { migrationEnvironment } from './migration-environment.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { keepProcessList } from './processes/process-list.ts';
import { adminSpec, allInOneSpec, serverSpec, serviceSpec } from './processes/process-specs.ts';
import { type Route, routedEndpoints } from './processes/routes.ts';
import { operatorEnvironment, type SystemAddresses } from './processes/service-environment.ts';
import { addressesOf, type PlannedProcess, planProcesses, replicasOf } from './processes/service-plan.ts';
import { REPOSITORY, SERVICES } from './processes/services.ts';
import { type ProcessRow, type ProcessSpec, type Supervised, supervise } from './processes/supervise.ts';
import { secretsOf } from './secrets.ts';

/** The options of a system. */
export type SystemOptions = {
  /** The folder for data, logs, and secrets. Without one, an ephemeral system uses a temporary folder that is deleted on stop. */
  readonly home?: string;
  /** The port of the gateway; 0 or unset picks a free port. */
  readonly port?: number;
  readonly host?: string;
  /** The port of the Admin API; 0 picks a free one. Without it, the system has no Admin API. */
  readonly adminPort?: number;
  /** Where the Admin API listens; by default on loopback only, whatever `host` is. */
  readonly adminHost?: string;
  readonly replicas?: number;
  /** Runs all services in one process; `replicas` is then the number of these processes. */
  readonly allInOne?: boolean;
  /** For tests: data is deleted on stop, and no write waits for the disk. */
  readonly ephemeral?: boolean;
  readonly containers?: boolean;
  /** A container image to run the services from, instead of from source. Needs a Docker engine on this Linux machine. */
  readonly image?: string | undefined;
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
  /** Overrides the environment of every service process, for example to shorten timeouts in a test. */
  readonly serviceEnv?: Readonly<Record<string, string>>;
  /** Returns the URL of Postgres through a pooler, which the services then use. */
  readonly throughPooler?: (postgresUrl: string) => Promise<string>;
  /** Returns the address at which a service reaches another process, for example that of a proxy which injects faults. Without it, services connect directly. */
  readonly route?: Route;
  /** Runs the services from other checkouts, for tests of upgrades. */
  readonly checkouts?: Checkouts;
};

/** The checkouts to run the services from. */
export type Checkouts = {
  /** Returns the folder to run a process from. It is called at every start of the process, so that a restart can change the release. */
  readonly folderOf: (process: string) => string;
  /** Prepares the databases, instead of the migrations of this checkout. Gets the environment of `npm run migrate`. */
  readonly prepare: (env: Readonly<Record<string, string>>) => Promise<void>;
};

/** A running system. */
export type System = {
  readonly baseUrl: string;
  /** The address of the Admin API, if it runs. */
  readonly adminUrl: string | undefined;
  readonly home: string;
  /** The gRPC addresses of each service, with replicas separated by commas. */
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly urls: { readonly postgresUrl: string; readonly natsUrl: string; readonly redisUrl: string };
  /** The service addresses and the operator's token as environment variables, as the `storefront` command reads them. */
  readonly env: Readonly<Record<string, string>>;
  /** The environment of `npm run migrate` for the databases of this system. */
  readonly migrationEnv: Readonly<Record<string, string>>;
  /** The tokens of all peers, for measurements that call a service as another one does. */
  readonly tokens: Readonly<Record<PeerName, string>>;
  /** The rows of `processes.json`. */
  processes(): readonly ProcessRow[];
  /** Kills a process with SIGKILL and resolves when it is ready again. */
  kill(name: string): Promise<void>;
  /** Stops a process with SIGTERM and resolves when it is ready again, as in a rolling restart. */
  terminate(name: string): Promise<void>;
  /** Supervises one more process until the system stops. */
  add(spec: (tools: { logs: string; watchdog: ReturnType<typeof startWatchdog> }) => ProcessSpec): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts and supervises everything except the demo: backing servers, databases, and services. If any part fails to start,
 * the parts already running are stopped before the error is thrown.
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const log = options.log ?? (() => undefined);
  const env = options.env ?? process.env;
  const temporary = options.home === undefined;
  const home = temporary ? await mkdtemp(join(tmpdir(), 'storefront-system-')) : resolve(options.home);
  // Before anything is written or deleted in the home, which may belong to a running system.
  const lock = await lockHome(home, log);
  const logs = join(home, 'logs');
  await mkdir(logs, { recursive: true });
  const watchdog = startWatchdog();
  if (temporary) watchdog.deleteAfterwards(home);

  const supervised: Supervised[] = [];
  const list = keepProcessList(home, () => supervised.map(({ row }) => row), log);
  let backing: BackingServers | undefined;
  const stop = async (): Promise<void> => {
    const [servers, services] = [
      supervised.filter(({ row }) => row.kind === 'server'),
      supervised.filter(({ row }) => row.kind === 'service'),
    ];
    // Stop the gateway first, so that no request finds its service gone.
    const gateways = services.filter(({ row }) => row.name.startsWith('gateway'));
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all(services.map((service) => service.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    await backing?.stop();
    await list.close();
    await rm(join(home, 'operator.json'), { force: true });
    await lock.release();
    await watchdog.close();
    if (temporary) await rm(home, { recursive: true, force: true });
  };
  const keep = async (spec: ProcessSpec): Promise<void> => {
    supervised.push(await supervise(spec, () => list.refresh(), log));
    list.refresh();
  };
  const keepAll = async (specs: readonly ProcessSpec[]): Promise<void> => {
    const results = await Promise.allSettled(specs.map(keep));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };

  // Until the gateway listens on a given port, no other process must draw it.
  const releasePort = options.port ? await reservePort(options.port) : undefined;
  try {
    log('Starting Postgres, NATS, and Redis');
    backing = await startBackingServers({
      home,
      lock,
      env,
      log,
      ephemeral: options.ephemeral ?? false,
      containers: options.containers ?? false,
    });
    await keepAll(backing.processes.map(serverSpec));
    const secrets = await secretsOf(home);
    log('Migrating the databases');
    const migrationEnv = migrationEnvironment(backing.postgresUrl, secrets);
    await (options.checkouts?.prepare(migrationEnv) ?? prepareDatabases(backing.postgresUrl, secrets));

    const replicas = options.replicas ?? 1;
    const host = options.host ?? '127.0.0.1';
    const taken = new Set<number>();
    const port = options.port || (await anotherPort(taken));
    const adminPort = options.adminPort === undefined ? undefined : options.adminPort || (await anotherPort(taken));
    const plan = await withMetricsPorts(planProcesses(replicas, await portsFor(SERVICES.length * replicas, taken)), env, taken);
    const urls = { postgresUrl: backing.postgresUrl, natsUrl: backing.natsUrl, redisUrl: backing.redisUrl };
    const endpoints: SystemAddresses = {
      addresses: addressesOf(plan),
      natsUrlOf: backing.natsUrlOf,
      redisUrl: backing.redisUrl,
      host,
      port,
      adminPort,
      adminHost: options.adminHost,
      replicas,
      baseUrl: `http://localhost:${port}`,
    };
    await releasePort?.();
    log('Starting the services');
    const databaseUrl = (await options.throughPooler?.(urls.postgresUrl)) ?? urls.postgresUrl;
    const context = {
      secrets,
      env,
      serviceEnv: options.serviceEnv ?? {},
      image: options.image,
      folderOf: options.checkouts?.folderOf ?? (() => REPOSITORY),
      logs,
      watchdog,
    };
    const direct = { endpoints, databaseUrl };
    const routed = await Promise.all(
      plan.map(async (planned) => ({
        planned,
        ...(options.route ? await routedEndpoints(planned.service.name, direct, options.route) : direct),
      })),
    );
    await keepAll(
      options.allInOne
        ? replicasOf(routed).map((replica, index) =>
            // One process can have the port.
            allInOneSpec(replica, { ...context, ...direct, ...(index > 0 && { endpoints: { ...endpoints, adminPort: undefined } }) }),
          )
        : routed.map(({ planned, ...own }) => serviceSpec(planned, { ...context, ...own })),
    );

    if (adminPort !== undefined && !options.allInOne) {
      const hasMetrics = plan.some(({ metricsPort }) => metricsPort !== undefined);
      await keep(adminSpec(hasMetrics ? await anotherPort(taken) : undefined, { ...context, ...direct }));
    }

    const operatorEnv = operatorEnvironment(endpoints, secrets);
    await writePrivateFile(join(home, 'operator.json'), operatorEnv);
    return {
      baseUrl: endpoints.baseUrl,
      adminUrl: adminPort === undefined ? undefined : `http://127.0.0.1:${adminPort}`,
      home,
      addresses: endpoints.addresses,
      urls,
      env: operatorEnv,
      migrationEnv,
      tokens: secrets.service_tokens,
      processes: () => supervised.map(({ row }) => row),
      kill: (name) => endAndWait(supervised, name, 'SIGKILL'),
      terminate: (name) => endAndWait(supervised, name, 'SIGTERM'),
      add: (spec) => keep(spec({ logs, watchdog })),
      stop,
    };
  } catch (error) {
    await releasePort?.();
    await stop();
    throw error;
  }
}

function endAndWait(supervised: readonly Supervised[], name: string, signal: NodeJS.Signals): Promise<void> {
  const found = supervised.find(({ row }) => row.name === name);
  if (!found) throw new Error(`No process is named ${name}. Processes: ${supervised.map(({ row }) => row.name).join(', ')}.`);
  const up = found.nextRun();
  if (found.row.pid !== null) process.kill(found.row.pid, signal);
  return up;
}

async function portsFor(count: number, taken: Set<number>): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await anotherPort(taken));
  return ports;
}

/** Gives each process a port of its own for Prometheus, if `OTEL_METRICS_EXPORTER` asks for it. */
async function withMetricsPorts(
  plan: readonly PlannedProcess[],
  env: NodeJS.ProcessEnv,
  taken: Set<number>,
): Promise<readonly PlannedProcess[]> {
  if (env.OTEL_METRICS_EXPORTER?.includes('prometheus') !== true) return plan;
  const ports = await portsFor(plan.length, taken);
  return plan.map((planned, index) => ({ ...planned, metricsPort: ports[index] ?? 0 }));
}

/** Returns a free port that was not handed out before, since ports handed out earlier may not be in use yet. */
async function anotherPort(taken: Set<number>): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (!taken.has(port)) {
      taken.add(port);
      return port;
    }
  }
}
