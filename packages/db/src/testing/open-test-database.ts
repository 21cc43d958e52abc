import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transaction } from 'kysely';
import { connect, type DatabaseHandle } from '../connect.ts';
import { distribute } from '../distribute.ts';
import { migrate } from '../migrate.ts';
import { provision } from '../provision.ts';
import { MIGRATOR_ROLE, serviceRole } from '../schema-objects.ts';
import { cloneDatabase, createDatabase, dropDatabase, isOnCitus, makeTemplate, withDatabase } from './databases.ts';
import { withRolesLocked } from './with-roles-locked.ts';
import { withRollback } from './with-rollback.ts';

/** A test database and how to remove it. */
export interface TestDatabase<Database> extends DatabaseHandle<Database> {
  /** The URL of the service role, for another process or pool in a test. */
  readonly url: string;
  /** Runs `work` with constraints disabled and rolls it back, to test states that the service role cannot create. */
  broken(work: (trx: Transaction<Database>) => Promise<void>): Promise<void>;
}

const PASSWORD = 'test';

/** Opens a new database, cloned from a template with the service's migrations, as the service's own role. */
export async function openTestDatabase<Database>(options: { name: string; migrations: URL }): Promise<TestDatabase<Database>> {
  const adminUrl = process.env.TEST_POSTGRES_URL;
  if (adminUrl === undefined) throw new Error('TEST_POSTGRES_URL is not set; run this test in the jest project `db`');
  const folder = fileURLToPath(options.migrations);
  const template = `template_${options.name}_${await hashFolder(folder)}`;
  const database = `test_${options.name}_${randomUUID().replaceAll('-', '')}`;

  await withRolesLocked(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await migrateTemplate(adminUrl, template, options.name, folder);
    await cloneDatabase(adminUrl, database, template);
  });
  const url = withRole(adminUrl, serviceRole(options.name), database);
  const handle = connect<Database>({ url, name: `test-${options.name}` });
  const close = async (): Promise<void> => {
    await handle.close();
    await dropDatabase(adminUrl, database);
  };
  const broken: TestDatabase<Database>['broken'] = (work) => withRollback(withDatabase(adminUrl, database), options.name, work);
  return { ...handle, url, broken, close };
}

/** Created under another name and renamed when complete, so that a killed run leaves no incomplete template. */
async function migrateTemplate(adminUrl: string, template: string, name: string, folder: string): Promise<void> {
  const building = `${template}_building`;
  await dropDatabase(adminUrl, building);
  await createDatabase(adminUrl, building);
  await provision({
    adminUrl: withDatabase(adminUrl, building),
    services: [{ name, password: PASSWORD }],
    migratorPassword: PASSWORD,
  });
  const url = withRole(adminUrl, MIGRATOR_ROLE, building);
  await migrate({ url, name, folder });
  if (isOnCitus()) await distribute({ url, name });
  await makeTemplate(adminUrl, building, template);
}

function withRole(adminUrl: string, role: string, database: string): string {
  const url = new URL(withDatabase(adminUrl, database));
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}

/** Returns a short hash of a folder's files, so that a changed migration produces a new template database. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
