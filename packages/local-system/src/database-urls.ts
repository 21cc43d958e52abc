import { MIGRATOR_ROLE, serviceRole } from '@storefront/db';
import type { Secrets } from './secrets.ts';
import type { ServiceName } from './services.ts';

/** The same server and database, another role. */
export function asRole(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** Where a service logs in: its own role, which sees its own schema. */
export const serviceUrl = (adminUrl: string, name: ServiceName, { database_passwords }: Secrets): string =>
  asRole(adminUrl, serviceRole(name), database_passwords[name] ?? '');

/** Where migrations log in: the role that owns every schema. */
export const migratorUrl = (adminUrl: string, { migrator_password }: Secrets): string => asRole(adminUrl, MIGRATOR_ROLE, migrator_password);
