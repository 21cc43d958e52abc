import { join } from 'node:path';
import { natsAuthorization, type ServiceName } from '@storefront/access';
import type { BackingServerName } from './backing-server.ts';
import { containerNameOf, removeContainer } from './container-data.ts';
import { DATABASE } from './environment-urls.ts';
import { NATS_ADMIN, type NatsPasswords, natsUrlFor, natsUsers, savedNatsPasswords } from './nats/nats-users.ts';
import { SUPERUSER } from './postgres/initialize-cluster.ts';
import { freePort } from './process/free-port.ts';
import { savedPassword } from './process/saved-password.ts';
import type { ServerRecords } from './process/server-records.ts';

/** A server in a container. */
export type ContainerServer = { readonly url: string; readonly urlOf?: (service: ServiceName) => string; stop(): Promise<void> };

/** Where the servers keep their passwords and ports. */
export type ContainerWorkspace = {
  readonly folder: string;
  readonly records: ServerRecords;
  /** Names the volumes with the data. Without one, the data is deleted with the containers. */
  readonly id: string | undefined;
  /** `POSTGRES_IMAGE`, `NATS_IMAGE`, and `REDIS_IMAGE` replace the images, as in Compose. */
  readonly env: NodeJS.ProcessEnv;
};

/** The image of a server, its port, and the path of its data in the container. */
type Image = { readonly image: string; readonly port: number; readonly data: string };

/** The versions used in production. */
const IMAGES: Record<BackingServerName, Image> = {
  postgres: {
    image: 'postgres:17@sha256:f4c66b820c6f974249089d3d16d86a3698eae11e8746eb6644b2271031e91232',
    port: 5432,
    data: '/var/lib/postgresql/data',
  },
  nats: { image: 'nats:2@sha256:ef5addbfb0840f4d80c8bce12fbdf12f794fd11470cd561ed12644bae11d0228', port: 4222, data: '/data' },
  redis: { image: 'redis:7@sha256:c6eabf748fc7a61dbb5a705c78bcf3d6377b1127a97d0ce965c11c44ba46896f', port: 6379, data: '/data' },
};

/** The engine is on this machine. */
const LOOPBACK = '127.0.0.1';
const NATS_CONFIG = '/etc/nats/storefront.conf';
/** Postgres writes a checkpoint before it ends. */
const STOP_WITHIN_MS = 10_000;
/** The first start initializes the data. */
const START_WITHIN_MS = 120_000;

/** Starts a server in a container on the port of its last start. */
export const startContainer: Record<BackingServerName, (workspace: ContainerWorkspace) => Promise<ContainerServer>> = {
  async postgres(workspace) {
    const { Wait } = await import('testcontainers');
    const password = await savedPassword(join(workspace.folder, 'containers', 'postgres'));
    const container = (await newContainer('postgres', workspace))
      .withEnvironment({ POSTGRES_USER: SUPERUSER, POSTGRES_PASSWORD: password, POSTGRES_DB: DATABASE })
      // The default of 100 connections is too few for two replicas of six processes.
      .withCommand([
        'postgres',
        '-c',
        'max_connections=200',
        ...(workspace.id === undefined ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off'] : []),
      ])
      // While the image initializes the data, Postgres does not listen on TCP.
      .withHealthCheck({
        test: ['CMD-SHELL', `pg_isready --host=localhost --username=${SUPERUSER}`],
        interval: 250,
        timeout: 1000,
        retries: 1000,
      })
      .withWaitStrategy(Wait.forHealthCheck());
    const { address, stop } = await run('postgres', container);
    return { url: `postgres://${SUPERUSER}:${password}@${address}/${DATABASE}`, stop };
  },
  async nats(workspace) {
    const { Wait } = await import('testcontainers');
    const passwords = await savedNatsPasswords(join(workspace.folder, 'containers', 'nats'));
    const container = (await newContainer('nats', workspace))
      .withCopyContentToContainer([{ content: natsAuthorization(natsUsers(passwords)), target: NATS_CONFIG, mode: 0o600 }])
      .withCommand(['-js', '-sd', IMAGES.nats.data, '-c', NATS_CONFIG])
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/));
    const { address, stop } = await run('nats', container);
    const urlOf = (user: keyof NatsPasswords): string => natsUrlFor(address, user, passwords);
    return { url: urlOf(NATS_ADMIN), urlOf, stop };
  },
  async redis(workspace) {
    const { Wait } = await import('testcontainers');
    const password = await savedPassword(join(workspace.folder, 'containers', 'redis'));
    const container = (await newContainer('redis', workspace))
      .withCommand(['redis-server', '--requirepass', password, '--appendonly', workspace.id === undefined ? 'no' : 'yes', '--save', ''])
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/));
    const { address, stop } = await run('redis', container);
    return { url: `redis://:${password}@${address}`, stop };
  },
};

/**
 * Returns a container on a port of this machine, which only this machine reaches and which stays the same when the container is restarted, by its launcher or
 * by Docker, and with its data in a volume.
 */
export async function newContainer(name: BackingServerName, { records, id, env }: ContainerWorkspace) {
  const { GenericContainer } = await import('testcontainers');
  const { image, port, data } = IMAGES[name];
  const hostPort = await freePort(records.of(name)?.port);
  await records.save(name, hostPort);
  class LoopbackContainer extends GenericContainer {
    /** Publishes a port on the loopback interface. Without an address, as Testcontainers does, Docker publishes it on all interfaces. */
    withLoopbackPort(from: number, to: number): this {
      this.withExposedPorts({ container: from, host: to });
      this.hostConfig.PortBindings = { [`${from}/tcp`]: [{ HostIp: LOOPBACK, HostPort: String(to) }] };
      return this;
    }
  }
  const container = new LoopbackContainer(env[`${name.toUpperCase()}_IMAGE`] || image)
    .withLoopbackPort(port, hostPort)
    .withStartupTimeout(START_WITHIN_MS);
  if (id === undefined) return container;
  const volume = containerNameOf(id, name);
  // A launcher that was killed may have left it running, and two servers on one volume would destroy the data.
  await removeContainer(volume);
  return container.withName(volume).withBindMounts([{ source: volume, target: data }]);
}

async function run(name: BackingServerName, container: Awaited<ReturnType<typeof newContainer>>) {
  const started = await container.start();
  const address = `${LOOPBACK}:${started.getMappedPort(IMAGES[name].port)}`;
  return { address, stop: async () => void (await started.stop({ timeout: STOP_WITHIN_MS })) };
}
