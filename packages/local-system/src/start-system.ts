import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BackingServers, freePort, startBackingServers, startGuard } from '@storefront/backing-servers';
import { chargeOfServer, chargeOfService } from './charges.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { keepProcessList } from './process-list.ts';
import { secretsOf } from './secrets.ts';
import { neighbourEnvironment, type Places } from './service-environment.ts';
import { addressesOf, planProcesses } from './service-plan.ts';
import { SERVICES, type ServiceName } from './services.ts';
import { type Charge, type ProcessRow, type Supervised, supervise } from './supervise.ts';
import { writePrivately } from './write-privately.ts';

export type SystemOptions = {
  /** Data, logs, secrets. An ephemeral system without one gets a temporary folder, which is deleted on stop. */
  readonly home?: string;
  /** Where the gateway listens; 0 or unset takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly replicas?: number;
  /** For tests: data that is deleted on stop, and nothing waits for the disk. */
  readonly ephemeral?: boolean;
  readonly containers?: boolean;
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
  /** Given to every service process, over everything else: shorter waits for a test. */
  readonly serviceEnv?: Readonly<Record<string, string>>;
};

/** A running system. */
export type System = {
  readonly baseUrl: string;
  readonly home: string;
  /** The gRPC addresses of each service, its replicas parted by commas. */
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly urls: { readonly postgresUrl: string; readonly natsUrl: string; readonly redisUrl: string };
  /** Addresses and the service credential under their environment names, as the `storefront` command reads them. */
  readonly env: Readonly<Record<string, string>>;
  /** The rows of `processes.json`. */
  processes(): readonly ProcessRow[];
  /** Ends a process with kill -9 and resolves when it is up again. */
  kill(name: string): Promise<void>;
  /** Ends a process in good order (SIGTERM) and resolves when it is up again: one step of a rolling restart. */
  terminate(name: string): Promise<void>;
  /** Keeps one more process running beside the services, until the system stops. */
  add(charge: (tools: { logs: string; guard: ReturnType<typeof startGuard> }) => Charge): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts everything but the demo: backing servers, databases, and the services, all of them kept running. When a part cannot be
 * started, what runs already is stopped again before the error is thrown.
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const log = options.log ?? (() => undefined);
  const env = options.env ?? process.env;
  const temporary = options.home === undefined;
  const home = temporary ? await mkdtemp(join(tmpdir(), 'storefront-system-')) : resolve(options.home);
  const logs = join(home, 'logs');
  await mkdir(logs, { recursive: true });
  const guard = startGuard();
  if (temporary) guard.deleteAfterwards(home);

  const supervised: Supervised[] = [];
  const list = keepProcessList(home, () => supervised.map(({ row }) => row));
  let backing: BackingServers | undefined;
  const stop = async (): Promise<void> => {
    const [servers, services] = [
      supervised.filter(({ row }) => row.kind === 'server'),
      supervised.filter(({ row }) => row.kind === 'service'),
    ];
    // The door closes first, so that no request finds its service gone.
    const doors = services.filter(({ row }) => row.name.startsWith('gateway'));
    await Promise.all(doors.map((door) => door.stop()));
    await Promise.all(services.map((service) => service.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    await backing?.stop();
    await list.close();
    await rm(join(home, 'operator.json'), { force: true });
    await guard.close();
    if (temporary) await rm(home, { recursive: true, force: true });
  };
  const keep = async (charge: Charge): Promise<void> => {
    supervised.push(await supervise(charge, () => list.refresh(), log));
    list.refresh();
  };
  const keepAll = async (charges: readonly Charge[]): Promise<void> => {
    const results = await Promise.allSettled(charges.map(keep));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };

  try {
    log('starting Postgres, NATS and Redis');
    backing = await startBackingServers({
      home,
      env,
      log,
      ephemeral: options.ephemeral ?? false,
      containers: options.containers ?? false,
    });
    await keepAll(backing.processes.map(chargeOfServer));
    const secrets = await secretsOf(home);
    log('bringing the databases up to date');
    await prepareDatabases(backing.postgresUrl, secrets);

    const replicas = options.replicas ?? 1;
    const host = options.host ?? '127.0.0.1';
    const taken = new Set<number>();
    const port = options.port || (await anotherPort(taken));
    const plan = planProcesses(replicas, await portsFor(SERVICES.length * replicas, taken));
    const urls = { postgresUrl: backing.postgresUrl, natsUrl: backing.natsUrl, redisUrl: backing.redisUrl };
    const places: Places = { addresses: addressesOf(plan), ...urls, host, port, replicas, baseUrl: `http://localhost:${port}` };
    log('starting the services');
    const context = { adminUrl: urls.postgresUrl, places, secrets, env, serviceEnv: options.serviceEnv ?? {}, logs, guard };
    await keepAll(plan.map((planned) => chargeOfService(planned, context)));

    const operatorEnv = neighbourEnvironment(places, secrets);
    await writePrivately(join(home, 'operator.json'), operatorEnv);
    return {
      baseUrl: places.baseUrl,
      home,
      addresses: places.addresses,
      urls,
      env: operatorEnv,
      processes: () => supervised.map(({ row }) => row),
      kill: (name) => endAndWait(supervised, name, 'SIGKILL'),
      terminate: (name) => endAndWait(supervised, name, 'SIGTERM'),
      add: (charge) => keep(charge({ logs, guard })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function endAndWait(supervised: readonly Supervised[], name: string, signal: NodeJS.Signals): Promise<void> {
  const found = supervised.find(({ row }) => row.name === name);
  if (!found) throw new Error(`no process is named ${name}; there are ${supervised.map(({ row }) => row.name).join(', ')}`);
  const up = found.nextRun();
  if (found.row.pid !== null) process.kill(found.row.pid, signal);
  return up;
}

async function portsFor(count: number, taken: Set<number>): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await anotherPort(taken));
  return ports;
}

/** A free port that was not handed out already: nobody listens on those yet either. */
async function anotherPort(taken: Set<number>): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (!taken.has(port)) {
      taken.add(port);
      return port;
    }
  }
}
