import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../process/free-port.ts';
import { spawnLogged, untilReady } from '../process/spawn-logged.ts';
import { startWatchdog } from '../process/watchdog.ts';
import type { TestProgram } from './find-test-program.ts';

/** A PgBouncer in front of a Postgres. */
export interface PgBouncer {
  /** Returns the URL with the address of the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

const READY = { withinMs: 10_000, pollMs: 50 };
/** Fewer than the connections of the services, so that they share them. */
const POOL_SIZE = 3;

/** Starts PgBouncer, of which Debian 12 has 1.18, which does not keep prepared statements, in transaction mode in front of the server of `adminUrl`. Roles keep their passwords. */
export async function startPgBouncer(tool: TestProgram, adminUrl: string): Promise<PgBouncer> {
  const server = new URL(adminUrl);
  const folder = await mkdtemp(join(tmpdir(), 'storefront-pgbouncer-'));
  const port = await freePort();
  const through = (url: string): string => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
  const files = {
    'userlist.txt': `"${server.username}" "${decodeURIComponent(server.password)}"\n`,
    'pgbouncer.ini': configuration(server, port, folder),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content, { mode: 0o600 });

  const watchdog = startWatchdog();
  const started = await spawnLogged(
    {
      file: tool.file,
      args: [join(folder, 'pgbouncer.ini')],
      env: tool.env,
      cwd: '/',
      logFile: join(folder, 'log'),
      logMaxBytes: Number.MAX_SAFE_INTEGER,
    },
    watchdog,
  );
  const stop = async (): Promise<void> => {
    started.kill('SIGKILL');
    await started.exited;
    await watchdog.close();
    await rm(folder, { recursive: true });
  };
  if ((await untilReady(started.exited, () => responds(through(adminUrl)), READY)) !== 'ready') {
    const output = await started.output();
    await stop();
    throw new Error(`PgBouncer did not start: ${output}`);
  }
  return { through, stop };
}

const configuration = ({ hostname, port, username }: URL, listenPort: number, folder: string): string => `
[databases]
* = host=${hostname} port=${port} auth_user=${username}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'userlist.txt')}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 1000
${process.getuid?.() === 0 ? RUN_AS : ''}
`;

/** PgBouncer refuses to run as root. It reads its files first. */
const RUN_AS = 'user = nobody';

async function responds(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end();
  }
}
