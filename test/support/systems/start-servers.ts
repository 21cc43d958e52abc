import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackingServers } from '@storefront/backing-servers';
import { startRecording } from '../../statements/recording.ts';
import { running } from './running.ts';
import { serverEnvironment } from './server-environment.ts';
import { useContainers } from './use-containers.ts';

/** Global setup of the database tests: starts temporary Postgres, NATS, and Redis servers for the run. */
export default async function startServers(): Promise<void> {
  startRecording();
  const home = mkdtempSync(join(tmpdir(), 'storefront-db-test-'));
  const log = (line: string) => process.stderr.write(`Database tests: ${line}\n`);
  log('Starting Postgres, NATS, and Redis');
  const servers = await startBackingServers({
    home,
    ephemeral: true,
    log,
    containers: await useContainers(process.env),
    env: serverEnvironment(),
  });
  running(globalThis).backingServers = servers;
  running(globalThis).home = home;
  process.env.TEST_POSTGRES_URL = servers.postgresUrl;
  process.env.TEST_NATS_URL = servers.natsUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
}
