import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { openProvisionedDatabase, type ProvisionedDatabase, TEST_PASSWORD, withRolesLocked } from '@storefront/db/testing';
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
    name: '0001-carts-and-promotions',
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

test.each(['', 'down', 'up now', 'up --service catalogue', 'up --force'])('"%s" is refused with the usage', async (args) => {
  expect(await migrate(args)).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringMatching(/Usage: npm run migrate|Services: gateway/),
  });
});

test('missing variables are named, and no others', async () => {
  const { exitCode, stderr } = await migrate('provision --service catalog', { DATABASE_ADMIN_URL: database.adminUrl });

  expect(exitCode).toBe(1);
  expect(stderr).toBe('Invalid configuration:\n  MIGRATOR_DATABASE_PASSWORD: is required\n  CATALOG_DATABASE_PASSWORD: is required\n');
});

test('an unreachable server and a wrong password are reported in one sentence without the URL', async () => {
  const unreachable = await migrate('check', { MIGRATOR_DATABASE_URL: 'postgres://storefront_migrator:hidden@127.0.0.1:1/storefront' });
  expect(unreachable).toMatchObject({ exitCode: 1, stderr: 'Postgres could not be used: connect ECONNREFUSED 127.0.0.1:1.\n' });

  const wrong = new URL(database.migratorUrl);
  wrong.password = 'hidden';
  const refused = await migrate('up', { MIGRATOR_DATABASE_URL: wrong.href });
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr).toMatch(/^Postgres could not be used: password authentication failed for user "storefront_migrator"\.\n$/);
});
