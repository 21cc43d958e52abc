import { migratorUrl } from './database-urls.ts';
import type { Secrets } from './secrets.ts';

/** Returns the environment of `npm run migrate`: the administrator's and the migrator's URL, and the password of every role. */
export function migrationEnvironment(adminUrl: string, secrets: Secrets): Readonly<Record<string, string>> {
  const passwords = Object.entries(secrets.database_passwords).map(([name, password]) => [
    `${name.toUpperCase()}_DATABASE_PASSWORD`,
    password,
  ]);
  return {
    DATABASE_ADMIN_URL: adminUrl,
    MIGRATOR_DATABASE_PASSWORD: secrets.migrator_password,
    MIGRATOR_DATABASE_URL: migratorUrl(adminUrl, secrets),
    ...Object.fromEntries(passwords),
  };
}
