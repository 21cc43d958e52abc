import type { ServiceName } from '@storefront/access';
import { MIGRATOR_ROLE, serviceRole } from '@storefront/db';
import type { Secrets } from './secrets.ts';

/** Returns the URL with another role and password. */
export function asRole(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** Returns the database URL of a service, whose role sees only its own schema. */
export const serviceUrl = (adminUrl: string, name: ServiceName, { database_passwords }: Secrets): string =>
  asRole(adminUrl, serviceRole(name), database_passwords[name] ?? '');

/** Returns the database URL for migrations, with the role that owns every schema. */
export const migratorUrl = (adminUrl: string, { migrator_password }: Secrets): string => asRole(adminUrl, MIGRATOR_ROLE, migrator_password);
