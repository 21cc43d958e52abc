import pg from 'pg';

export interface ProvisionOptions {
  /** A role that may create roles and schemas. */
  readonly adminUrl: string;
  readonly services: readonly { readonly name: string; readonly password: string }[];
  readonly migratorPassword: string;
}

/** Owns every schema and changes them; no service logs in as it. */
export const MIGRATOR_ROLE = 'storefront_migrator';
/** The login role of a service: it owns nothing and sees its one schema. */
export const serviceRole = (name: string): string => `storefront_${name}`;

/** The extensions that the catalog's search needs; they live in `public`, where every search_path ends. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin'];
/** Any number that nobody else uses: two provisioners must not create the same role at once. */
const PROVISION_LOCK = 715_001;

/** Creates roles, schemas and grants of the given services where they are missing, and sets their passwords. Safe to repeat. */
export async function provision({ adminUrl, services, migratorPassword }: ProvisionOptions): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PROVISION_LOCK]);
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension} schema public`);
    await ensureLogin(client, MIGRATOR_ROLE, migratorPassword);
    await client.query('revoke create on schema public from public');
    for (const { name, password } of services) await provisionService(client, name, password);
  } finally {
    await client.end();
  }
}

async function provisionService(client: pg.Client, name: string, password: string): Promise<void> {
  const role = serviceRole(name);
  const schema = client.escapeIdentifier(name);
  await ensureLogin(client, role, password);
  await client.query(`grant ${MIGRATOR_ROLE} to current_user`);
  await client.query(`create schema if not exists ${schema} authorization ${MIGRATOR_ROLE}`);
  await client.query(`grant usage on schema ${schema} to ${role}`);
  await client.query(`alter role ${role} set search_path = ${schema}, public`);
  const defaults = `alter default privileges for role ${MIGRATOR_ROLE} in schema ${schema}`;
  await client.query(`${defaults} grant select, insert, update, delete on tables to ${role}`);
  await client.query(`${defaults} grant usage, select on sequences to ${role}`);
  await client.query(`${defaults} grant execute on functions to ${role}`);
}

async function ensureLogin(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  await client.query(`alter role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${client.escapeLiteral(password)}`);
}
