import { type NatsUser, natsAuthorization } from '@storefront/access';
import { isAtLeast } from '../tools/version.ts';

/** What varies between NATS servers. */
export type NatsSettings = {
  readonly port: number;
  /** The loopback port of `/healthz`. */
  readonly monitorPort: number;
  readonly dataDir: string;
  readonly serverName: string;
  /** The version of nats-server, for example `2.9.10`. */
  readonly version: string;
  readonly ephemeral: boolean;
  /** The only users; a client without credentials is refused. */
  readonly users: readonly NatsUser[];
};

/** Returns the configuration of a private NATS server with JetStream. */
export function natsConfig({ port, monitorPort, dataDir, serverName, version, ephemeral, users }: NatsSettings): string {
  // Sync every acknowledged event to disk, as in production. Versions before 2.10 do not support the setting and would refuse to start.
  const sync = !ephemeral && isAtLeast(version, '2.10.0') ? ['  sync_interval: always'] : [];
  const lines = [
    'host: "127.0.0.1"',
    `port: ${port}`,
    `http: "127.0.0.1:${monitorPort}"`,
    `server_name: ${JSON.stringify(serverName)}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(dataDir)}`,
    // Holds seven days of events of a store on one machine. When the stream is full it refuses new events, which then wait in the outboxes.
    '  max_file_store: 4GB',
    // All streams use file storage.
    '  max_memory_store: 64MB',
    ...sync,
    '}',
  ];
  return `${lines.join('\n')}\n${natsAuthorization(users)}`;
}
