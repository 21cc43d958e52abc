import type { ServiceName } from '@storefront/access';
import { type AppliedMigration, migrate } from '@storefront/db';
import { migrationsFolder } from './migrations-folder.ts';

/** A migration that was applied, and the service that it belongs to. */
export type AppliedServiceMigration = AppliedMigration & { readonly service: ServiceName };

/** Applies the pending migrations of the given services, one service after the other, because all of them share one lock. */
export async function migrateServices(
  url: string,
  services: readonly ServiceName[],
  onApplied: (migration: AppliedServiceMigration) => void = () => undefined,
): Promise<void> {
  for (const service of services) {
    await migrate({ url, name: service, folder: migrationsFolder(service), onApplied: (applied) => onApplied({ ...applied, service }) });
  }
}
