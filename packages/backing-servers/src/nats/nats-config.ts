import { isAtLeast } from '../tools/version.ts';

export type NatsSettings = {
  readonly port: number;
  readonly dataDir: string;
  readonly serverName: string;
  /** Of nats-server, `2.9.10`. */
  readonly version: string;
  readonly ephemeral: boolean;
};

/** The configuration of a private NATS server with JetStream. */
export function natsConfig({ port, dataDir, serverName, version, ephemeral }: NatsSettings): string {
  // Every acknowledged event is on the disk, as where the system is deployed. Servers before 2.10 do not know the word and would refuse to start.
  const sync = !ephemeral && isAtLeast(version, '2.10.0') ? ['  sync_interval: always'] : [];
  const lines = [
    // Nobody outside this machine reaches it; it has no password.
    'host: "127.0.0.1"',
    `port: ${port}`,
    `server_name: ${JSON.stringify(serverName)}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(dataDir)}`,
    // Seven days of events of a store on one machine; a full stream refuses new events, which then wait in the outboxes.
    '  max_file_store: 4GB',
    // Streams are kept in files alone.
    '  max_memory_store: 64MB',
    ...sync,
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
