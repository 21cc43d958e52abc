import { SERVICE_NAMES } from '@storefront/access';
import { provision } from '@storefront/db';
import { migrateServices } from '@storefront/migrations';
import { migratorUrl } from './database-urls.ts';
import type { Secrets } from './secrets.ts';

/** Creates roles and schemas and runs the migrations of every service. Safe to repeat. */
export async function prepareDatabases(adminUrl: string, secrets: Secrets): Promise<void> {
  await provision({
    adminUrl,
    services: SERVICE_NAMES.map((name) => ({ name, password: secrets.database_passwords[name] ?? '' })),
    migratorPassword: secrets.migrator_password,
  });
  await migrateServices(migratorUrl(adminUrl, secrets), SERVICE_NAMES);
}
