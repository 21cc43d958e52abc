import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NatsUser, natsAuthorization } from '@storefront/access';
import { freePort } from '../process/free-port.ts';
import { sendAndReceive } from '../process/send-and-receive.ts';
import type { ServerSpec } from '../process/server-spec.ts';
import type { Tool } from '../tools/find-tool.ts';
import { isAtLeast } from '../tools/version.ts';
import { NATS_ADMIN, type NatsPasswords, natsUsers } from './nats-users.ts';

/** Returns the specification of `nats-server` with JetStream, with data and configuration in one folder. */
export function natsServerSpec(
  tool: Tool,
  options: { dataDir: string; logFile: string; ephemeral: boolean; passwords: NatsPasswords },
): ServerSpec {
  const { dataDir, logFile, ephemeral, passwords } = options;
  // The server sends its name when a client connects, which distinguishes it from another program's NATS.
  const serverName = `storefront-${randomUUID()}`;
  let monitorPort = 0;
  return {
    name: 'nats',
    dataDir,
    logFile,
    async prepare(port) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      monitorPort = await freePort();
      const file = join(dataDir, 'nats.conf');
      const users = natsUsers(passwords);
      await writeFile(file, natsConfig({ port, monitorPort, dataDir, serverName, version: tool.version, ephemeral, users }), {
        mode: 0o600,
      });
      return { file: tool.file, args: ['-js', '-c', file], env: tool.env };
    },
    async responds(port) {
      const greeting = await sendAndReceive(port, '', /\r\n/);
      const info = JSON.parse(greeting.replace(/^INFO /, '')) as { server_name?: string; jetstream?: boolean };
      return info.server_name === serverName && info.jetstream === true;
    },
    works: (port) => jetstreamWorks({ port, monitorPort, user: NATS_ADMIN, password: passwords[NATS_ADMIN] }),
  };
}

interface NatsServer {
  /** The loopback port of clients. */
  readonly port: number;
  /** The loopback port of `/healthz`. */
  readonly monitorPort: number;
  readonly user: string;
  readonly password: string;
}

const RESPONSE_TIMEOUT_MS = 1_000;

/**
 * Reports whether JetStream responds and its streams can be written. After a write that found no space, neither is repaired by the server itself: JetStream of
 * version 2.9 no longer responds, and streams of version 2.15 refuse messages. Throws if the server does not respond at all, so that nothing is known.
 */
const jetstreamWorks = async (server: NatsServer): Promise<boolean> =>
  (await jetstreamResponds(server)) && (await isHealthy(server.monitorPort));

async function jetstreamResponds({ port, user, password }: NatsServer): Promise<boolean> {
  const login = JSON.stringify({ verbose: false, user, pass: password });
  const question = `CONNECT ${login}\r\nPING\r\nSUB responses 1\r\nPUB $JS.API.INFO responses 0\r\n\r\n`;
  try {
    await sendAndReceive(port, question, /^MSG responses /m);
    return true;
  } catch {
    await sendAndReceive(port, question, /^PONG\r$/m);
    return false;
  }
}

async function isHealthy(monitorPort: number): Promise<boolean> {
  const { ok } = await fetch(`http://127.0.0.1:${monitorPort}/healthz`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  return ok;
}

/** The options of a NATS server. */
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
    // Enough for seven days of events of a store on one machine. When the stream is full it refuses new events, which then wait in the outboxes.
    '  max_file_store: 4GB',
    // All streams use file storage.
    '  max_memory_store: 64MB',
    ...sync,
    '}',
  ];
  return `${lines.join('\n')}\n${natsAuthorization(users)}`;
}
