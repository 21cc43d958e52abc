import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { connect, type DatabaseHandle } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { MIGRATOR_ROLE, provision, serviceRole } from '../provision.ts';
import { folderPrint } from './folder-print.ts';
import { takenBack } from './taken-back.ts';

export interface TestDatabase<Database> extends DatabaseHandle<Database> {
  /** The service role's URL, for a process or pool of the test's own. */
  readonly url: string;
  /** Breaks what the service's role and the constraints keep whole, for as long as `work` looks at it. */
  broken(work: (trx: Transaction<Database>) => Promise<void>): Promise<void>;
}

const PASSWORD = 'test';
/** Keeps two workers from making the same template, or roles, at once. */
const TEMPLATE_LOCK = 715_002;

/** A fresh database cloned from a template that holds the service's newest migrations, connected as the service's own role. */
export async function openTestDatabase<Database>(options: { name: string; migrations: URL }): Promise<TestDatabase<Database>> {
  const adminUrl = process.env.TEST_POSTGRES_URL;
  if (adminUrl === undefined) throw new Error('TEST_POSTGRES_URL is not set: run this test in the jest project `db`');
  const folder = fileURLToPath(options.migrations);
  const template = `template_${options.name}_${await folderPrint(folder)}`;
  const database = `test_${options.name}_${randomUUID().replaceAll('-', '')}`;

  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, adminUrl, template, options.name, folder);
    await client.query(`create database ${database} template ${template}`);
  });
  const url = withRole(adminUrl, serviceRole(options.name), database);
  const handle = connect<Database>({ url, name: `test-${options.name}` });
  const close = async (): Promise<void> => {
    await handle.close();
    await asAdmin(adminUrl, (client) => client.query(`drop database if exists ${database} with (force)`));
  };
  const broken: TestDatabase<Database>['broken'] = (work) => takenBack(withDatabase(adminUrl, database), options.name, work);
  return { ...handle, url, broken, close };
}

/** Built under another name and renamed when whole, so that a killed run leaves no half template behind. */
async function makeTemplate(client: pg.Client, adminUrl: string, template: string, name: string, folder: string): Promise<void> {
  const building = `${template}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building}`);
  await provision({
    adminUrl: withDatabase(adminUrl, building),
    services: [{ name, password: PASSWORD }],
    migratorPassword: PASSWORD,
  });
  await migrate({ url: withRole(adminUrl, MIGRATOR_ROLE, building), name, folder });
  await client.query(`alter database ${building} rename to ${template}`);
}

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function withRole(adminUrl: string, role: string, database: string): string {
  const url = new URL(withDatabase(adminUrl, database));
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}
