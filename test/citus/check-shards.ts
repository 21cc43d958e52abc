/** Starts a system on the cluster of CITUS_URL, and says where its shards are. Exits with 1 unless each service has some, and workers, whose number is the argument, share them. */
import { SERVICE_NAMES } from '@storefront/access';
import { startTestSystem } from '../support/systems/start-test-system.ts';
import { assertSpread } from './shards.ts';

const workers = Number(process.argv[2]);
const system = await startTestSystem({ ephemeral: true });
try {
  const least = {
    nodes: workers + 1,
    services: SERVICE_NAMES.length,
    tables: SERVICE_NAMES.length,
    'nodes with shards': workers === 0 ? 1 : 2,
  };
  process.stdout.write(`citus: ${await assertSpread(system.urls.postgresUrl, least)}\n`);
} finally {
  await system.stop();
}
