import { natsAuthorization, type ServiceName } from '@storefront/access';
import type { BackingServerName } from './backing-server.ts';
import { DATABASE } from './environment-urls.ts';
import { NATS_ADMIN, type NatsPasswords, natsUrlFor, natsUsers, newNatsPasswords } from './nats/nats-users.ts';
import { newPassword } from './process/saved-password.ts';

/** A server in a container. */
export type ContainerServer = { readonly url: string; readonly urlOf?: (service: ServiceName) => string; stop(): Promise<void> };

/** The versions used in production. */
const IMAGES: Record<BackingServerName, string> = { postgres: 'postgres:17', nats: 'nats:2', redis: 'redis:7' };

const NATS_CONFIG = '/etc/nats/storefront.conf';

/** Reports whether a Docker engine is available. */
export async function hasContainerEngine(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** Starts a server in a new container. The library is imported on demand, because it is large and most starts do not need it. */
export const startContainer: Record<BackingServerName, () => Promise<ContainerServer>> = {
  async postgres() {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer(IMAGES.postgres)
      .withDatabase(DATABASE)
      // The default of 100 connections is too few for two replicas of six processes. No write waits for the disk, since the data is deleted with the container.
      .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'synchronous_commit=off'])
      .start();
    return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
  },
  async nats() {
    // The NATS module supports one user only.
    const { GenericContainer, Wait } = await import('testcontainers');
    const passwords = newNatsPasswords();
    const container = await new GenericContainer(IMAGES.nats)
      .withCopyContentToContainer([{ content: natsAuthorization(natsUsers(passwords)), target: NATS_CONFIG, mode: 0o600 }])
      .withCommand(['-js', '-sd', '/tmp/jetstream', '-c', NATS_CONFIG])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(4222)}`;
    const urlOf = (user: keyof NatsPasswords): string => natsUrlFor(address, user, passwords);
    return { url: urlOf(NATS_ADMIN), urlOf, stop: async () => void (await container.stop()) };
  },
  async redis() {
    const { RedisContainer } = await import('@testcontainers/redis');
    const container = await new RedisContainer(IMAGES.redis).withPassword(newPassword()).start();
    return { url: container.getConnectionUrl(), stop: async () => void (await container.stop()) };
  },
};
