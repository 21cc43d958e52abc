import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { provision } from './provision.ts';
import { MIGRATOR_ROLE, serviceRole } from './schema-objects.ts';
import { withRolesLocked } from './testing/with-roles-locked.ts';

// Two services of this test only, because roles belong to the whole server.
const suffix = randomUUID().replaceAll('-', '').slice(0, 12);
const OWN = `own_${suffix}`;
const OTHER = `other_${suffix}`;
const PASSWORD = 'test';
const DATABASE = `test_provision_${suffix}`;
const FORBIDDEN = '42501';

/** Owns the database and may create roles, as the administrator of a managed server may. */
const OWNER = `owner_${suffix}`;

const adminUrl = process.env.TEST_POSTGRES_URL ?? '';
const urlOf = (role?: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${DATABASE}`;
  if (role !== undefined) [url.username, url.password] = [role, PASSWORD];
  return url.href;
};
let service: pg.Client;

beforeAll(async () => {
  await asAdmin(adminUrl, `create role ${OWNER} login createrole password '${PASSWORD}'`);
  await asAdmin(adminUrl, `create database ${DATABASE} owner ${OWNER}`);
  await withRolesLocked(adminUrl, async () => {
    // Other tests share the migrator; without them, the owner would have created it and would have the admin option from that.
    await asAdmin(adminUrl, `do $$ begin create role ${MIGRATOR_ROLE}; exception when duplicate_object then null; end $$`);
    await asAdmin(adminUrl, `grant ${MIGRATOR_ROLE} to ${OWNER} with admin option`);
    await provisionAsOwner();
    await provisionAsOwner();
  });
  const folder = fileURLToPath(new URL('./testing/migrations/', import.meta.url));
  for (const name of [OWN, OTHER]) await migrate({ url: urlOf(MIGRATOR_ROLE), name, folder });
  service = new pg.Client({ connectionString: urlOf(serviceRole(OWN)) });
  await service.connect();
});
afterAll(async () => {
  await service.end();
  await asAdmin(adminUrl, `drop database ${DATABASE} with (force)`);
  for (const role of [serviceRole(OWN), serviceRole(OTHER), OWNER]) await asAdmin(adminUrl, `drop role ${role}`);
});

const provisionAsOwner = (): Promise<number> =>
  provision({
    adminUrl: urlOf(OWNER),
    services: [OWN, OTHER].map((name) => ({ name, password: PASSWORD })),
    migratorPassword: PASSWORD,
  });

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test('a service reads and writes the tables of its own schema', async () => {
  await service.query(`insert into note (name) values ('mine')`);

  expect((await service.query('select name from note')).rows).toEqual([{ name: 'mine' }]);
});

test.each([
  ['reads', `select name from ${OTHER}.note`],
  ['inserts', `insert into ${OTHER}.note (name) values ('theirs')`],
  ['updates', `update ${OTHER}.note set content = ''`],
  ['deletes', `delete from ${OTHER}.note`],
  ['creates', `create table ${OTHER}.trap (id integer)`],
])('a service that %s rows or tables of another schema is refused', async (_verb, statement) => {
  await expect(service.query(statement)).rejects.toMatchObject({ code: FORBIDDEN });
});

test.each([
  'alter table note add column extra text',
  'drop table note',
  'truncate note',
  'create table extra (id integer)',
  'create table public.extra (id integer)',
  `set role ${MIGRATOR_ROLE}`,
  `set role ${serviceRole(OTHER)}`,
  `alter role ${serviceRole(OWN)} createdb`,
])('a service cannot %s', async (statement) => {
  await expect(service.query(statement)).rejects.toMatchObject({ code: FORBIDDEN });
});

test('the role of a service is no superuser, bypasses no policy, and owns nothing', async () => {
  const { rows } = await service.query(
    `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication,
      (select count(*)::integer from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`,
  );

  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, owned: 0 },
  ]);
});

test('provisioning takes surplus attributes away from a role that exists', async () => {
  await asAdmin(adminUrl, `alter role ${serviceRole(OTHER)} createdb bypassrls`);

  await withRolesLocked(adminUrl, () =>
    provision({ adminUrl: urlOf(), services: [{ name: OTHER, password: PASSWORD }], migratorPassword: PASSWORD }),
  );

  const { rows } = await service.query('select rolcreatedb, rolbypassrls from pg_roles where rolname = $1', [serviceRole(OTHER)]);
  expect(rows).toEqual([{ rolcreatedb: false, rolbypassrls: false }]);
});

/** The state that pg_restore leaves on a server without the roles: the role that restores owns everything, and no other has privileges. */
const RESTORED = (schema: string, owner: string) => `
  create view ${schema}.title as select name from ${schema}.note;
  create materialized view ${schema}.copy as select name from ${schema}.note;
  create sequence ${schema}.counter;
  create table ${schema}.draft (id integer generated always as identity);
  create table ${schema}.audit_entry (id integer);
  create type ${schema}.color as enum ('red');
  create function ${schema}.one() returns integer language sql as 'select 1';
  alter schema ${schema} owner to ${owner};
  alter table ${schema}.note owner to ${owner};
  alter view ${schema}.title owner to ${owner};
  alter materialized view ${schema}.copy owner to ${owner};
  alter sequence ${schema}.counter owner to ${owner};
  alter table ${schema}.draft owner to ${owner};
  alter table ${schema}.audit_entry owner to ${owner};
  alter type ${schema}.color owner to ${owner};
  alter function ${schema}.one() owner to ${owner};
  revoke all on schema ${schema} from ${serviceRole(schema)};
  revoke all on all tables in schema ${schema} from ${serviceRole(schema)};
  revoke all on all sequences in schema ${schema} from ${serviceRole(schema)};
  revoke all on function ${schema}.one() from ${serviceRole(schema)}, public`;

test('provisioning gives what a restored dump has left to its administrator to the migrator and the service', async () => {
  await asAdmin(urlOf(), RESTORED(OTHER, OWNER));
  const other = new pg.Client({ connectionString: urlOf(serviceRole(OTHER)) });
  await other.connect();
  await expect(other.query('select name from note')).rejects.toThrow();

  expect(await withRolesLocked(adminUrl, provisionAsOwner)).toBeGreaterThan(0);

  await other.query(`insert into note (name) values ('restored')`);
  await other.query(`insert into draft default values`);
  await other.query('insert into audit_entry values (1)');
  await expect(other.query('delete from audit_entry')).rejects.toMatchObject({ code: FORBIDDEN });
  const { rows } = await other.query(`select name, nextval('counter'), one(), 'red'::color from title`);
  expect(rows).toEqual([{ name: 'restored', nextval: '1', one: 1, color: 'red' }]);
  await other.end();
  await asAdmin(
    urlOf(MIGRATOR_ROLE),
    `alter table ${OTHER}.note add column extra text; drop view ${OTHER}.title; drop function ${OTHER}.one()`,
  );
  await asAdmin(
    urlOf(MIGRATOR_ROLE),
    `drop table ${OTHER}.draft, ${OTHER}.audit_entry; drop materialized view ${OTHER}.copy; drop type ${OTHER}.color`,
  );
  expect(await withRolesLocked(adminUrl, provisionAsOwner)).toBe(0);
});

test('provisioning keeps the narrower privileges that a migration has left to a service', async () => {
  await asAdmin(urlOf(), `revoke update, delete on ${OTHER}.note from ${serviceRole(OTHER)}`);

  expect(await withRolesLocked(adminUrl, provisionAsOwner)).toBe(0);

  const other = new pg.Client({ connectionString: urlOf(serviceRole(OTHER)) });
  await other.connect();
  await expect(other.query('delete from note')).rejects.toMatchObject({ code: FORBIDDEN });
  await other.end();
});
