import { migrate, provision } from '@storefront/db';
import { migratorUrl } from './database-urls.ts';
import { SERVICES } from './processes/services.ts';
import type { Secrets } from './secrets.ts';

/** Creates roles and schemas and runs the migrations of every service. Safe to repeat. */
export async function prepareDatabases(adminUrl: string, secrets: Secrets): Promise<void> {
  await provision({
    adminUrl,
    services: SERVICES.map(({ name }) => ({ name, password: secrets.database_passwords[name] ?? '' })),
    migratorPassword: secrets.migrator_password,
  });
  const url = migratorUrl(adminUrl, secrets);
  await Promise.all(SERVICES.map(({ name, migrations }) => migrate({ url, name, folder: migrations })));
}
