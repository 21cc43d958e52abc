import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askLine } from '../process/ask-line.ts';
import type { ServerRecipe } from '../process/server-recipe.ts';
import type { Tool } from '../tools/find-tool.ts';
import { redisConfig } from './redis-config.ts';

/** Runs `redis-server` with its data and its configuration in one folder. */
export function redisRecipe(
  tool: Tool,
  { dataDir, logFile, ephemeral }: { dataDir: string; logFile: string; ephemeral: boolean },
): ServerRecipe {
  return {
    name: 'redis',
    dataDir,
    logFile,
    async prepare(port) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const file = join(dataDir, 'redis.conf');
      await writeFile(file, redisConfig({ port, dataDir, ephemeral }), { mode: 0o600 });
      return { file: tool.file, args: [file], env: tool.env };
    },
    async answers(port, pid) {
      // INFO names the process, so another program's Redis is not taken for ours; while it loads its data it says so instead.
      const answer = await askLine(port, 'INFO server\r\n', /process_id:\d+\r?\n/);
      return answer.includes(`process_id:${pid}\r\n`) && (await askLine(port, 'PING\r\n', /\r\n/)).startsWith('+PONG');
    },
  };
}
