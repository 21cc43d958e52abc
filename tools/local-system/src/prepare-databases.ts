import { SERVICE_NAMES } from '@storefront/access';
import { connect, hasCitus, provision } from '@storefront/db';
import { distributeServices, migrateServices } from '@storefront/migrations';
import { migratorUrl } from './database-urls.ts';
import type { Secrets } from './secrets.ts';

/** Creates roles and schemas, runs the migrations of every service, and distributes the tables where the database is a coordinator of Citus. Safe to repeat. */
export async function prepareDatabases(adminUrl: string, secrets: Secrets): Promise<void> {
  await provision({
    adminUrl,
    services: SERVICE_NAMES.map((name) => ({ name, password: secrets.database_passwords[name] ?? '' })),
    migratorPassword: secrets.migrator_password,
  });
  const url = migratorUrl(adminUrl, secrets);
  await migrateServices(url, SERVICE_NAMES);
  const { db, close } = connect({ url, name: 'prepare-databases', poolMax: 1 });
  try {
    if (await hasCitus(db)) await distributeServices(url, SERVICE_NAMES);
  } finally {
    await close();
  }
}
