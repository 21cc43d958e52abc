import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServiceName } from '@storefront/access';
import { BackingServerUnavailable } from './backing-server-unavailable.ts';
import { BACKING_SERVER_NAMES, type BackingServerName, type BackingServers, type LocalServer } from './backing-server.ts';
import { containerId, hasContainerEngine } from './container-data.ts';
import { type ContainerWorkspace, startContainer } from './containers.ts';
import { DATABASE, environmentUrl, URL_VARIABLES } from './environment-urls.ts';
import { natsServerSpec } from './nats/nats-server-spec.ts';
import { NATS_ADMIN, type NatsPasswords, natsUrlFor, savedNatsPasswords } from './nats/nats-users.ts';
import { ensureDatabase } from './postgres/ensure-database.ts';
import { initializeCluster, SUPERUSER } from './postgres/initialize-cluster.ts';
import { postgresServerSpec } from './postgres/postgres-server-spec.ts';
import { savedPassword } from './process/saved-password.ts';
import { lockHome, type ServerRecords } from './process/server-records.ts';
import { type StoppableServer, startLocalServer } from './process/start-local-server.ts';
import { startWatchdog, type Watchdog } from './process/watchdog.ts';
import { redisServerSpec } from './redis/redis-server-spec.ts';
import { findTool, NATS_SERVER, REDIS_SERVER } from './tools/find-tool.ts';
import { findProgram } from './tools/search-path.ts';
import { type SharedApt, sharedApt } from './tools/shared-apt.ts';

/** Which servers to provide, and how. */
export type BackingServersOptions = {
  /** The folder for data, logs, and saved ports. */
  readonly home: string;
  /** The lock on `home`, if the caller has it already; the caller releases it. */
  readonly lock?: ServerRecords;
  /** Prefer containers if a Docker engine is available. */
  readonly containers?: boolean;
  readonly only?: readonly BackingServerName[];
  readonly log?: (line: string) => void;
  /** For tests: data is in a temporary folder that is deleted on stop, and no write waits for the disk. */
  readonly ephemeral?: boolean;
  readonly env?: NodeJS.ProcessEnv;
};

/** A server that was resolved in any of the three ways. */
type Resolved = {
  readonly url: string;
  /** The URL for one service, if the server has a user for each. */
  readonly urlOf?: (service: ServiceName) => string;
  readonly local?: LocalServer;
  stop(): Promise<void>;
};

/** The folder of the servers that are started here. */
type Workspace = { readonly folder: string; readonly records: ServerRecords; close(): Promise<void> };

/** The resources that local processes share, created only if one of them is needed. */
type LocalWorkspace = Workspace & { readonly watchdog: Watchdog; readonly apt: SharedApt | undefined };

type Settings = Required<Pick<BackingServersOptions, 'home' | 'ephemeral' | 'log' | 'env'>> & Pick<BackingServersOptions, 'lock'>;

/**
 * Resolves Postgres, NATS, and Redis, each by the first option available: a URL in the environment, a container if requested
 * and a Docker engine is available, or a private local process. Throws `BackingServerUnavailable` with a message for the user and
 * leaves nothing running.
 */
export async function startBackingServers(options: BackingServersOptions): Promise<BackingServers> {
  const settings: Settings = {
    home: resolve(options.home),
    ephemeral: options.ephemeral ?? false,
    log: options.log ?? (() => undefined),
    env: options.env ?? process.env,
    ...(options.lock === undefined ? {} : { lock: options.lock }),
  };
  const names = options.only ?? BACKING_SERVER_NAMES;
  const given = new Map(names.map((name) => [name, environmentUrl(name, settings.env)]));
  const wanted = names.filter((name) => given.get(name) === undefined);
  const inContainers = wanted.length > 0 && options.containers === true && (await hasContainerEngine());
  if (options.containers && !inContainers && wanted.length > 0)
    settings.log('No Docker engine is available; starting local processes instead of containers');
  const workspace = wanted.length > 0 ? await (inContainers ? containerWorkspace : localWorkspace)(settings) : undefined;

  const started = await Promise.allSettled(
    names.map(async (name): Promise<readonly [BackingServerName, Resolved]> => {
      const url = given.get(name);
      if (url !== undefined) return [name, await behindUrl(name, url)];
      if (workspace === undefined) throw new Error(`${name} has neither a URL nor a workspace`);
      return [name, 'watchdog' in workspace ? await startLocal[name](workspace, settings) : await startContainer[name](workspace)];
    }),
  );
  if (workspace && 'apt' in workspace) await workspace.apt?.close();
  const resolved = new Map(started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  const stop = async (): Promise<void> => {
    await Promise.all([...resolved.values()].map((server) => server.stop()));
    await workspace?.close();
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return asBackingServers(resolved, stop);
}

function asBackingServers(resolved: ReadonlyMap<BackingServerName, Resolved>, stop: () => Promise<void>): BackingServers {
  const find = (name: BackingServerName): Resolved => {
    const server = resolved.get(name);
    if (!server) throw new Error(`${name} was not requested`);
    return server;
  };
  return {
    get postgresUrl() {
      return find('postgres').url;
    },
    get natsUrl() {
      return find('nats').url;
    },
    natsUrlOf: (service) => find('nats').urlOf?.(service) ?? find('nats').url,
    get redisUrl() {
      return find('redis').url;
    },
    processes: [...resolved.values()].flatMap(({ local }) => (local ? [local] : [])),
    stop,
  };
}

async function behindUrl(name: BackingServerName, url: string): Promise<Resolved> {
  if (name === 'postgres') {
    await ensureDatabase(url).catch((cause: unknown) => {
      throw new BackingServerUnavailable(
        name,
        `Cannot use the Postgres given in ${URL_VARIABLES[name].variable}: ${(cause as Error).message}.`,
        { cause },
      );
    });
  }
  return { url, stop: async () => undefined };
}

/** A test has its own folder, because the ports, passwords, and data in `home` belong to servers whose data is persistent. */
async function openWorkspace({ home, ephemeral, log, lock }: Settings): Promise<Workspace> {
  const folder = ephemeral ? await mkdtemp(join(tmpdir(), 'storefront-')) : home;
  const given = ephemeral ? undefined : lock;
  const records = given ?? (await lockHome(folder, log));
  return {
    folder,
    records,
    async close() {
      if (given === undefined) await records.release();
      if (ephemeral) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function localWorkspace(settings: Settings): Promise<LocalWorkspace> {
  const { ephemeral, env } = settings;
  const workspace = await openWorkspace(settings);
  const { folder } = workspace;
  // mkdtemp creates a private folder, but Postgres may have to run as another user.
  if (ephemeral) await chmod(folder, 0o711);
  await mkdir(join(folder, 'logs'), { recursive: true });
  const watchdog = startWatchdog();
  if (ephemeral) watchdog.deleteAfterwards(folder);
  const aptGet = await findProgram('apt-get', env);
  const apt = aptGet === undefined ? undefined : sharedApt(aptGet, env);
  return {
    ...workspace,
    watchdog,
    apt,
    async close() {
      await watchdog.close();
      await workspace.close();
    },
  };
}

const containerWorkspace = async (settings: Settings): Promise<ContainerWorkspace & Workspace> => ({
  ...(await openWorkspace(settings)),
  id: settings.ephemeral ? undefined : await containerId(settings.home),
  env: settings.env,
});

const startLocal: Record<BackingServerName, (workspace: LocalWorkspace, settings: Settings) => Promise<Resolved>> = {
  async postgres({ folder, records, watchdog }, { ephemeral, env }) {
    const cluster = await initializeCluster(join(folder, 'postgres'), ephemeral, env);
    const server = await startLocalServer(
      postgresServerSpec(cluster, { logFile: join(folder, 'logs', 'postgres.log'), ephemeral }),
      records,
      watchdog,
    );
    const url = `postgres://${SUPERUSER}:${cluster.password}@${server.address}/${DATABASE}`;
    await ensureDatabase(url).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return asResolved(url, server);
  },
  async nats({ folder, records, watchdog, apt }, { home, ephemeral, env, log }) {
    const tool = await findTool(NATS_SERVER, { home, env, apt, log });
    const dataDir = join(folder, 'nats');
    const passwords = await savedNatsPasswords(join(dataDir, 'passwords'));
    const spec = natsServerSpec(tool, { dataDir, logFile: join(folder, 'logs', 'nats.log'), ephemeral, passwords });
    const server = await startLocalServer(spec, records, watchdog);
    const urlOf = (user: keyof NatsPasswords): string => natsUrlFor(server.address, user, passwords);
    return { ...asResolved(urlOf(NATS_ADMIN), server), urlOf };
  },
  async redis({ folder, records, watchdog, apt }, { home, ephemeral, env, log }) {
    const tool = await findTool(REDIS_SERVER, { home, env, apt, log });
    const dataDir = join(folder, 'redis');
    const password = await savedPassword(join(dataDir, 'password'));
    const spec = redisServerSpec(tool, { dataDir, logFile: join(folder, 'logs', 'redis.log'), password, ephemeral });
    const server = await startLocalServer(spec, records, watchdog);
    return asResolved(`redis://:${password}@${server.address}`, server);
  },
};

const asResolved = (url: string, server: StoppableServer): Resolved => ({ url, local: server, stop: () => server.stop() });
