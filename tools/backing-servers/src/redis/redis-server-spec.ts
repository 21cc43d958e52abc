import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendAndReceive } from '../process/send-and-receive.ts';
import type { ServerSpec } from '../process/server-spec.ts';
import type { Tool } from '../tools/find-tool.ts';
import { redisConfig } from './redis-config.ts';

/** Returns the specification of `redis-server`, with data and configuration in one folder. */
export function redisServerSpec(
  tool: Tool,
  { dataDir, logFile, password, ephemeral }: { dataDir: string; logFile: string; password: string; ephemeral: boolean },
): ServerSpec {
  return {
    name: 'redis',
    dataDir,
    logFile,
    async prepare(port) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const file = join(dataDir, 'redis.conf');
      await writeFile(file, redisConfig({ port, dataDir, password, ephemeral }), { mode: 0o600 });
      return { file: tool.file, args: [file], env: tool.env };
    },
    async answers(port, pid) {
      // INFO contains the process ID, which distinguishes it from another program's Redis; PING fails while Redis is loading its data.
      const answer = await sendAndReceive(port, `AUTH ${password}\r\nINFO server\r\n`, /process_id:\d+\r?\n/);
      return (
        answer.includes(`process_id:${pid}\r\n`) &&
        (await sendAndReceive(port, `AUTH ${password}\r\nPING\r\n`, /\r\n.*\r\n/)).includes('+PONG')
      );
    },
  };
}
