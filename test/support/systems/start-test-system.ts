import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase, isOnCitus, withDatabase } from '@storefront/db/testing';
import { type System, type SystemOptions, startSystem } from '@storefront/local-system';
import { recordingEnvironment } from '../../statements/recording.ts';

/** Starts a system for tests. On Citus, it has a database of its own there, which is deleted on stop; elsewhere, a Postgres server of its own. */
export async function startTestSystem(options: SystemOptions): Promise<System> {
  const { CITUS_URL } = process.env;
  if (!isOnCitus() || CITUS_URL === undefined) return startSystem({ env: recordingEnvironment(), ...options });
  const database = `test_system_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(CITUS_URL, database);
  const env = { ...(options.env ?? process.env), STOREFRONT_POSTGRES_URL: withDatabase(CITUS_URL, database) };
  const system = await startSystem({ ...options, env });
  const stop = async (): Promise<void> => {
    await system.stop();
    await dropDatabase(CITUS_URL, database);
  };
  return { ...system, stop };
}
