import type { ServiceName } from '@storefront/access';
import {
  type MisconfiguredObject,
  findMisconfiguredObjects,
  MigrationError,
  type MigrationState,
  openMigrator,
  readMigrationState,
} from '@storefront/db';
import { migrationsFolder } from './migrations-folder.ts';

/** Which migrations of a service are applied. */
export type ServiceState = MigrationState & { readonly service: ServiceName };

/**
 * Reads which migrations of the given services are applied, without changing anything. Throws `MigrationError` if objects of a schema do not belong to the
 * migrator, or are closed to their service: migrations cannot repair that.
 */
export async function readServiceStates(url: string, services: readonly ServiceName[]): Promise<readonly ServiceState[]> {
  const states = await Promise.all(services.map((service) => readServiceState(url, service)));
  const misconfigured = states.filter(({ objects }) => objects.length > 0);
  if (misconfigured.length === 0) return states.map(({ service, applied, pending }) => ({ service, applied, pending }));
  throw new MigrationError(`Owners or privileges are wrong in ${misconfigured.map(describe).join(', ')}; run provision.`);
}

async function readServiceState(
  url: string,
  service: ServiceName,
): Promise<ServiceState & { readonly objects: readonly MisconfiguredObject[] }> {
  const { db, pool, close } = openMigrator({ url, name: service });
  try {
    const client = await pool.connect();
    const objects = await findMisconfiguredObjects(client, service).finally(() => client.release());
    // The migrator may not be allowed to read the table of the migrations.
    const state = objects.length > 0 ? { applied: [], pending: [] } : await readMigrationState(db, service, migrationsFolder(service));
    return { service, objects, ...state };
  } finally {
    await close();
  }
}

const describe = ({ service, objects }: { service: ServiceName; objects: readonly MisconfiguredObject[] }): string =>
  `${service} (${objects.length} objects, such as ${objects[0]?.kind} ${objects[0]?.name})`;
