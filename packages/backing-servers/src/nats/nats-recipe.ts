import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askLine } from '../process/ask-line.ts';
import type { ServerRecipe } from '../process/server-recipe.ts';
import type { Tool } from '../tools/find-tool.ts';
import { natsConfig } from './nats-config.ts';

/** Runs `nats-server` with JetStream, its data and its configuration in one folder. */
export function natsRecipe(
  tool: Tool,
  { dataDir, logFile, ephemeral }: { dataDir: string; logFile: string; ephemeral: boolean },
): ServerRecipe {
  // The server repeats its name in its greeting, so another program's NATS is not taken for ours.
  const serverName = `storefront-${randomUUID()}`;
  return {
    name: 'nats',
    dataDir,
    logFile,
    async prepare(port) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const file = join(dataDir, 'nats.conf');
      await writeFile(file, natsConfig({ port, dataDir, serverName, version: tool.version, ephemeral }), { mode: 0o600 });
      return { file: tool.file, args: ['-js', '-c', file], env: tool.env };
    },
    async answers(port) {
      const greeting = await askLine(port, '', /\r\n/);
      const info = JSON.parse(greeting.replace(/^INFO /, '')) as { server_name?: string; jetstream?: boolean };
      return info.server_name === serverName && info.jetstream === true;
    },
  };
}
