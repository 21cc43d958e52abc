import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { sendAndReceive } from '../process/send-and-receive.ts';
import type { ServerSpec } from '../process/server-spec.ts';
import type { Tool } from '../tools/find-tool.ts';
import { jetstreamWorks } from './jetstream-works.ts';
import { natsConfig } from './nats-config.ts';
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
    async answers(port) {
      const greeting = await sendAndReceive(port, '', /\r\n/);
      const info = JSON.parse(greeting.replace(/^INFO /, '')) as { server_name?: string; jetstream?: boolean };
      return info.server_name === serverName && info.jetstream === true;
    },
    works: (port) => jetstreamWorks({ port, monitorPort, user: NATS_ADMIN, password: passwords[NATS_ADMIN] }),
  };
}
