import type { ServiceName } from '@storefront/access';
import { type MigrationState, openMigrator, readMigrationState } from '@storefront/db';
import { migrationsFolder } from './migrations-folder.ts';

/** Which migrations of a service are applied. */
export type ServiceState = MigrationState & { readonly service: ServiceName };

/** Reads which migrations of the given services are applied, without changing anything. */
export async function readServiceStates(url: string, services: readonly ServiceName[]): Promise<readonly ServiceState[]> {
  return Promise.all(services.map((service) => readServiceState(url, service)));
}

async function readServiceState(url: string, service: ServiceName): Promise<ServiceState> {
  const { db, close } = openMigrator({ url, name: service });
  try {
    return { service, ...(await readMigrationState(db, migrationsFolder(service))) };
  } finally {
    await close();
  }
}
