import type { BackingServerName } from './backing-server.ts';
import { DATABASE } from './given-urls.ts';

/** A server in a container. */
export type ContainerServer = { readonly url: string; stop(): Promise<void> };

/** The versions that the deployment runs. */
const IMAGES: Record<BackingServerName, string> = { postgres: 'postgres:17', nats: 'nats:2', redis: 'redis:7' };

/** Whether a Docker engine answers. */
export async function hasContainerEngine(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** Starts one server in a container of its own. The library is loaded here, for it is large and most starts do without it. */
export const startContainer: Record<BackingServerName, () => Promise<ContainerServer>> = {
  async postgres() {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer(IMAGES.postgres)
      .withDatabase(DATABASE)
      // The default of 100 is too few for two replicas of six processes; the data dies with the container, so nothing waits for the disk.
      .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'synchronous_commit=off'])
      .start();
    return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
  },
  async nats() {
    // The NATS module sets a user and a password, which a URL does not carry to the client.
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer(IMAGES.nats)
      .withCommand(['-js', '-sd', '/tmp/jetstream'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start();
    return { url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`, stop: async () => void (await container.stop()) };
  },
  async redis() {
    const { RedisContainer } = await import('@testcontainers/redis');
    const container = await new RedisContainer(IMAGES.redis).start();
    return { url: container.getConnectionUrl(), stop: async () => void (await container.stop()) };
  },
};
