import { Client } from 'pg';
import type { ServerSpec } from '../process/server-spec.ts';
import { type Cluster, SUPERUSER } from './initialize-cluster.ts';
import { postgresOptions } from './postgres-settings.ts';

/** Returns the specification of `postgres` on an existing cluster. */
export function postgresServerSpec(
  { way, binaries, dataDir, password }: Cluster,
  { logFile, ephemeral }: { logFile: string; ephemeral: boolean },
): ServerSpec {
  return {
    name: 'postgres',
    dataDir,
    logFile,
    prepare: async (port) => way.command(binaries.postgres, postgresOptions(port, dataDir, ephemeral)),
    async responds(port) {
      // Only this cluster accepts the password, which distinguishes it from another program's Postgres.
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
