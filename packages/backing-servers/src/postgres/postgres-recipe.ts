import { Client } from 'pg';
import type { ServerRecipe } from '../process/server-recipe.ts';
import { type Cluster, SUPERUSER } from './initialise-cluster.ts';
import { postgresOptions } from './postgres-settings.ts';

/** Runs `postgres` on a cluster that exists. */
export function postgresRecipe(
  { way, binaries, dataDir, password }: Cluster,
  { logFile, ephemeral }: { logFile: string; ephemeral: boolean },
): ServerRecipe {
  return {
    name: 'postgres',
    dataDir,
    logFile,
    prepare: async (port) => way.command(binaries.postgres, postgresOptions(port, dataDir, ephemeral)),
    async answers(port) {
      // The password is this cluster's own, so another program's Postgres is not taken for ours.
      const client = new Client({
        host: '127.0.0.1',
        port,
        user: SUPERUSER,
        password,
        database: 'postgres',
        connectionTimeoutMillis: 2_000,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
        return true;
      } finally {
        await client.end();
      }
    },
  };
}
