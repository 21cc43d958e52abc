import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackingServers } from '@storefront/backing-servers';
import { containersWanted } from './containers-wanted.ts';
import { running } from './running.ts';

/** Jest's set-up of the database tests: one Postgres, NATS and Redis for the run, thrown away after it. */
export default async function startServers(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'storefront-db-test-'));
  const servers = await startBackingServers({
    home,
    ephemeral: true,
    containers: await containersWanted(process.env),
  });
  running(globalThis).backingServers = servers;
  running(globalThis).home = home;
  process.env.TEST_POSTGRES_URL = servers.postgresUrl;
  process.env.TEST_NATS_URL = servers.natsUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
}
