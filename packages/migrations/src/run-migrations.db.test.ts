import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { isOnCitus, openProvisionedDatabase, type ProvisionedDatabase, TEST_PASSWORD, withRolesLocked } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import pg from 'pg';
import { runMigrations } from './run-migrations.ts';

let database: ProvisionedDatabase;
let secrets: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await openProvisionedDatabase([]);
  secrets = await mkdtemp(join(tmpdir(), 'storefront-secrets-'));
  await writeFile(join(secrets, 'admin-url'), `${database.adminUrl}\n`);
  await writeFile(join(secrets, 'password'), `${TEST_PASSWORD}\n`);
  const passwords = SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD_FILE`, join(secrets, 'password')]);
  env = {
    DATABASE_ADMIN_URL_FILE: join(secrets, 'admin-url'),
    MIGRATOR_DATABASE_PASSWORD: TEST_PASSWORD,
    MIGRATOR_DATABASE_URL: database.migratorUrl,
    ...Object.fromEntries(passwords),
  };
});
afterAll(async () => {
  await database.close();
  await rm(secrets, { recursive: true });
});

async function runAsAdmin(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs one command and returns its outcome. */
async function migrate(args: string, given = env) {
  const outcome = { stdout: '', stderr: '' };
  const collect = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (outcome[name] += text) !== '' });
  const exitCode = await runMigrations(args.split(' '), given, { stdout: collect('stdout'), stderr: collect('stderr') });
  return {
    exitCode,
    ...outcome,
    rows: outcome.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('provision, up, and check bring an empty database to this version', async () => {
  expect(await withRolesLocked(process.env.TEST_POSTGRES_URL ?? '', () => migrate('provision'))).toMatchObject({ exitCode: 0 });
  expect(await migrate('check')).toMatchObject({
    exitCode: 3,
    stderr: expect.stringMatching(/^Migrations are pending in gateway \(\d+\), catalog/),
  });
  expect(await migrate('status --service cart')).toMatchObject({ exitCode: 3, rows: [{ service: 'cart', applied: [] }] });

  const [one, another] = await Promise.all([migrate('up --service cart'), migrate('up --service cart')]);
  expect([one.exitCode, another.exitCode]).toEqual([0, 0]);
  expect([...one.rows, ...another.rows][0]).toEqual({
    name: '0001-initial',
    service: 'cart',
    duration_ms: expect.any(Number),
  });
  expect(new Set([...one.rows, ...another.rows].map(({ name }) => name)).size).toBe(one.rows.length + another.rows.length);
  expect(await migrate('check --service cart')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await migrate('check')).toMatchObject({ exitCode: 3 });

  const rest = await migrate('up');
  expect(new Set(rest.rows.map(({ service }) => service))).toEqual(new Set(SERVICE_NAMES.filter((name) => name !== 'cart')));
  expect(await migrate('check')).toMatchObject({ exitCode: 0 });
  const status = await migrate('status');
  expect(status.exitCode).toBe(0);
  expect(status.rows.map(({ service, pending }) => [service, pending])).toEqual(SERVICE_NAMES.map((name) => [name, []]));
  expect(await migrate('up')).toMatchObject({ exitCode: 0, stdout: '', stderr: 'All schemas are up to date.\n' });

  const service = new pg.Client({ connectionString: database.urlOf('orders') });
  await service.connect();
  const { rows } = await service.query('select id from sales_order');
  await service.end();
  expect(rows).toEqual([]);
});

test.each(['', 'down', 'up now', 'up --service catalogue', 'up --force', 'up --wait soon'])(
  '"%s" is refused with the usage',
  async (args) => {
    expect(await migrate(args)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/Usage: npm run migrate|Services: gateway/),
    });
  },
);

test('tables are distributed only where the database has Citus', async () => {
  expect(await migrate('up --distribute')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/The database does not have the extension citus; run `create extension citus` as a superuser first\.\n$/),
  });
  expect(await migrate('check --distribute')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^--distribute belongs to up\./),
  });
});

test('missing variables are named, and no others', async () => {
  const { exitCode, stderr } = await migrate('provision --service catalog', { DATABASE_ADMIN_URL: database.adminUrl });

  expect(exitCode).toBe(1);
  expect(stderr).toBe('Invalid configuration:\n  MIGRATOR_DATABASE_PASSWORD: is required\n  CATALOG_DATABASE_PASSWORD: is required\n');
});

test('an unreachable server is reported in one sentence without the URL', async () => {
  const unreachable = await migrate('check --wait 0', {
    MIGRATOR_DATABASE_URL: 'postgres://storefront_migrator:hidden@127.0.0.1:1/storefront',
  });
  expect(unreachable).toMatchObject({ exitCode: 1, stderr: 'Postgres could not be used: connect ECONNREFUSED 127.0.0.1:1.\n' });
});

skippedIf(isOnCitus() && 'the servers of Citus accept any password', test)(
  'a wrong password is reported in one sentence without the URL',
  async () => {
    const wrong = new URL(database.migratorUrl);
    wrong.password = 'hidden';
    const refused = await migrate('up', { MIGRATOR_DATABASE_URL: wrong.href });
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toMatch(/^Postgres could not be used: password authentication failed for user "storefront_migrator"\.\n$/);
  },
);

test('check tells schemas of another owner from pending migrations, and provision repairs them', async () => {
  await withRolesLocked(process.env.TEST_POSTGRES_URL ?? '', () => migrate('provision'));
  await migrate('up --service cart,billing');
  await runAsAdmin('alter schema cart owner to current_user', 'alter table cart.kysely_migration owner to current_user');
  await runAsAdmin('revoke all on all tables in schema billing from storefront_billing');

  const checked = await migrate('check --service cart,billing');

  expect(checked).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /^Owners or privileges are wrong in cart \(2 objects, such as schema cart\), billing \(\d+ objects, such as table \w+\); run provision\.$/m,
    ),
  });
  expect(await migrate('status --service cart')).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringContaining('run provision'),
  });
  expect(await migrate('up --service cart')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^A privilege is missing: permission denied for schema cart\. Run provision/),
  });
  const repaired = await withRolesLocked(process.env.TEST_POSTGRES_URL ?? '', () => migrate('provision'));
  expect(repaired).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/Repaired owners and privileges of \d+ objects\./) });
  expect(await migrate('check --service cart,billing')).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a command waits for a database that does not exist yet', async () => {
  const late = new URL(database.adminUrl);
  late.pathname = `${late.pathname}_late`;
  const name = late.pathname.slice(1);
  const created = Promise.withResolvers<void>();
  // Created as soon as the command has reported that it waits.
  const stderr = {
    write: (text: string) => {
      reports.push(text);
      if (reports.length === 1) runAsAdmin(`create database ${name}`).then(created.resolve, created.reject);
      return true;
    },
  };
  const reports: string[] = [];

  const exitCode = await withRolesLocked(process.env.TEST_POSTGRES_URL ?? '', () =>
    runMigrations(
      ['provision', '--wait', '170'],
      { ...env, DATABASE_ADMIN_URL_FILE: undefined, DATABASE_ADMIN_URL: late.href },
      { stdout: process.stdout, stderr },
    ),
  );

  await created.promise;
  await runAsAdmin(`drop database ${name} with (force)`);
  expect([exitCode, ...reports]).toEqual([
    0,
    `Postgres could not be used: database "${name}" does not exist. Trying again for up to 170 s.\n`,
    `Provisioned ${SERVICE_NAMES.join(', ')}.\n`,
  ]);
});
