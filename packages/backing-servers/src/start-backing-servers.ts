import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BACKING_SERVER_NAMES, type BackingServerName, type BackingServers, type LocalServer } from './backing-server.ts';
import { BackingServerUnavailable } from './backing-server-unavailable.ts';
import { hasContainerEngine, startContainer } from './containers.ts';
import { DATABASE, givenUrl, URL_VARIABLES } from './given-urls.ts';
import { natsRecipe } from './nats/nats-recipe.ts';
import { ensureDatabase } from './postgres/ensure-database.ts';
import { initialiseCluster, SUPERUSER } from './postgres/initialise-cluster.ts';
import { postgresRecipe } from './postgres/postgres-recipe.ts';
import { type Guard, startGuard } from './process/guard.ts';
import { claimHome, type ServerRecords } from './process/server-records.ts';
import { type StoppableServer, startLocalServer } from './process/start-local-server.ts';
import { redisRecipe } from './redis/redis-recipe.ts';
import { findTool, NATS_SERVER, REDIS_SERVER } from './tools/find-tool.ts';
import { findProgram } from './tools/search-path.ts';
import { type SharedApt, sharedApt } from './tools/shared-apt.ts';

export type BackingServersOptions = {
  /** The folder that holds data, logs and the memory of ports. */
  readonly home: string;
  /** Prefer containers, where a Docker engine answers. */
  readonly containers?: boolean;
  readonly only?: readonly BackingServerName[];
  readonly log?: (line: string) => void;
  /** For tests: the data lies in a temporary folder that is deleted on stop, and nothing waits for the disk. */
  readonly ephemeral?: boolean;
  readonly env?: NodeJS.ProcessEnv;
};

/** One resolved server, whichever way it was had. */
type Resolved = { readonly url: string; readonly local?: LocalServer; stop(): Promise<void> };

/** What local processes share: made once, and only if one of them is needed. */
type LocalPlace = {
  readonly folder: string;
  readonly records: ServerRecords;
  readonly guard: Guard;
  readonly apt: SharedApt | undefined;
  close(): Promise<void>;
};

type Settings = Required<Pick<BackingServersOptions, 'home' | 'ephemeral' | 'log' | 'env'>>;

/**
 * Resolves Postgres, NATS and Redis, each by the first way that there is: a URL in the environment, a container when containers were
 * asked for and an engine answers, a private local process. Throws `BackingServerUnavailable` with a message for a person, and then
 * nothing is left running.
 */
export async function startBackingServers(options: BackingServersOptions): Promise<BackingServers> {
  const settings: Settings = {
    home: resolve(options.home),
    ephemeral: options.ephemeral ?? false,
    log: options.log ?? (() => undefined),
    env: options.env ?? process.env,
  };
  const names = options.only ?? BACKING_SERVER_NAMES;
  const given = new Map(names.map((name) => [name, givenUrl(name, settings.env)]));
  const wanted = names.filter((name) => given.get(name) === undefined);
  const inContainers = wanted.length > 0 && options.containers === true && (await hasContainerEngine());
  if (options.containers && !inContainers && wanted.length > 0)
    settings.log('no Docker engine answers, so local processes are started instead of containers');
  const place = wanted.length > 0 && !inContainers ? await localPlace(settings) : undefined;

  const started = await Promise.allSettled(
    names.map(async (name): Promise<readonly [BackingServerName, Resolved]> => {
      const url = given.get(name);
      if (url !== undefined) return [name, await behindUrl(name, url)];
      return [name, place ? await startLocal[name](place, settings) : await startContainer[name]()];
    }),
  );
  await place?.apt?.close();
  const resolved = new Map(started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  const stop = async (): Promise<void> => {
    await Promise.all([...resolved.values()].map((server) => server.stop()));
    await place?.close();
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return asBackingServers(resolved, stop);
}

function asBackingServers(resolved: ReadonlyMap<BackingServerName, Resolved>, stop: () => Promise<void>): BackingServers {
  const urlOf = (name: BackingServerName): string => {
    const server = resolved.get(name);
    if (!server) throw new Error(`${name} was not asked for`);
    return server.url;
  };
  return {
    get postgresUrl() {
      return urlOf('postgres');
    },
    get natsUrl() {
      return urlOf('nats');
    },
    get redisUrl() {
      return urlOf('redis');
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
        `The Postgres of ${URL_VARIABLES[name].variable} cannot be used: ${(cause as Error).message}.`,
        { cause },
      );
    });
  }
  return { url, stop: async () => undefined };
}

async function localPlace({ home, ephemeral, env, log }: Settings): Promise<LocalPlace> {
  const folder = ephemeral ? await mkdtemp(join(tmpdir(), 'storefront-')) : home;
  // Closed to others by mkdtemp, but Postgres may have to run as another user.
  if (ephemeral) await chmod(folder, 0o711);
  const records = await claimHome(folder, log);
  await mkdir(join(folder, 'logs'), { recursive: true });
  const guard = startGuard();
  if (ephemeral) guard.deleteAfterwards(folder);
  const aptGet = await findProgram('apt-get', env);
  const apt = aptGet === undefined ? undefined : sharedApt(aptGet, env);
  return {
    folder,
    records,
    guard,
    apt,
    async close() {
      await records.release();
      await guard.close();
      if (ephemeral) await rm(folder, { recursive: true, force: true });
    },
  };
}

const startLocal: Record<BackingServerName, (place: LocalPlace, settings: Settings) => Promise<Resolved>> = {
  async postgres({ folder, records, guard }, { ephemeral, env }) {
    const cluster = await initialiseCluster(join(folder, 'postgres'), ephemeral, env);
    const server = await startLocalServer(
      postgresRecipe(cluster, { logFile: join(folder, 'logs', 'postgres.log'), ephemeral }),
      records,
      guard,
    );
    const url = `postgres://${SUPERUSER}:${cluster.password}@${server.address}/${DATABASE}`;
    await ensureDatabase(url).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return asResolved(url, server);
  },
  async nats({ folder, records, guard, apt }, { home, ephemeral, env, log }) {
    const tool = await findTool(NATS_SERVER, { home, env, apt, log });
    const recipe = natsRecipe(tool, { dataDir: join(folder, 'nats'), logFile: join(folder, 'logs', 'nats.log'), ephemeral });
    const server = await startLocalServer(recipe, records, guard);
    return asResolved(`nats://${server.address}`, server);
  },
  async redis({ folder, records, guard, apt }, { home, ephemeral, env, log }) {
    const tool = await findTool(REDIS_SERVER, { home, env, apt, log });
    const recipe = redisRecipe(tool, { dataDir: join(folder, 'redis'), logFile: join(folder, 'logs', 'redis.log'), ephemeral });
    const server = await startLocalServer(recipe, records, guard);
    return asResolved(`redis://${server.address}`, server);
  },
};

const asResolved = (url: string, server: StoppableServer): Resolved => ({ url, local: server, stop: () => server.stop() });
