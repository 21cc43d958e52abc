import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { provision } from '../provision.ts';
import { MIGRATOR_ROLE, serviceRole } from '../schema-objects.ts';
import { withRolesLocked } from './with-roles-locked.ts';

/** A new database with the roles and empty schemas of some services. */
export interface ProvisionedDatabase {
  readonly adminUrl: string;
  readonly migratorUrl: string;
  urlOf(service: string): string;
  close(): Promise<void>;
}

/** The password of every role in tests. Roles belong to the whole server, so all tests must agree on it. */
export const TEST_PASSWORD = 'test';

/** Creates a database and provisions it, but applies no migrations. */
export async function openProvisionedDatabase(services: readonly string[]): Promise<ProvisionedDatabase> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const database = `test_migrations_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${database}`;
  const asRole = (role: string): string => Object.assign(new URL(url), { username: role, password: TEST_PASSWORD }).href;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };

  await run(`create database ${database}`);
  await withRolesLocked(server, () =>
    provision({
      adminUrl: url.href,
      services: services.map((name) => ({ name, password: TEST_PASSWORD })),
      migratorPassword: TEST_PASSWORD,
    }),
  );
  return {
    adminUrl: url.href,
    migratorUrl: asRole(MIGRATOR_ROLE),
    urlOf: (service) => asRole(serviceRole(service)),
    close: () => run(`drop database ${database} with (force)`),
  };
}
