import pg from 'pg';
import { CONNECTION_SETTINGS, STATEMENT_TIMEOUT_MS } from './connection-settings.ts';
import { LOCK_TIMEOUT_MS } from './open-migrator.ts';
import { MIGRATOR_ROLE, repairObjects, serviceRole } from './schema-objects.ts';

/** The databases and roles to provision. */
export interface ProvisionOptions {
  /** The URL of the owner of the database, who must have CREATEROLE but need not be a superuser. */
  readonly adminUrl: string;
  readonly services: readonly { readonly name: string; readonly password: string }[];
  readonly migratorPassword: string;
}

/** The extensions that catalog search needs. They are in `public`, which is last in every search_path. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin'];
/** An arbitrary advisory lock number, so that two provisioners do not create the same role at once. */
const PROVISION_LOCK = 715_001;

/**
 * Creates missing roles, schemas, and grants for the given services, and sets their passwords. Gives what a restored dump has left to other roles back to the
 * migrator and the services. Safe to repeat. Returns the number of objects that it repaired.
 */
export async function provision({ adminUrl, services, migratorPassword }: ProvisionOptions): Promise<number> {
  const client = new pg.Client({ ...CONNECTION_SETTINGS, connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PROVISION_LOCK]);
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension} schema public`);
    await ensureLogin(client, MIGRATOR_ROLE, migratorPassword);
    await joinMigrator(client);
    await client.query('revoke create on schema public from public');
    // Not before, because it also limits the wait for another provisioner.
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    let repaired = 0;
    for (const { name, password } of services) {
      await provisionService(client, name, password);
      repaired += await repairObjects(client, name);
    }
    return repaired;
  } finally {
    await client.end();
  }
}

async function provisionService(client: pg.Client, name: string, password: string): Promise<void> {
  const role = serviceRole(name);
  const schema = client.escapeIdentifier(name);
  await ensureLogin(client, role, password);
  await client.query(`create schema if not exists ${schema} authorization ${MIGRATOR_ROLE}`);
  await client.query(`grant usage on schema ${schema} to ${role}`);
  await client.query(`alter role ${role} set search_path = ${schema}, public`);
  // Settings of the role rather than of the connection, because a pooler in transaction mode refuses the latter.
  await client.query(`alter role ${role} set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  // An idle transaction holds locks and keeps vacuum from cleaning the outbox. If its client is gone, only this releases them.
  await client.query(`alter role ${role} set idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`);
  const defaults = `alter default privileges for role ${MIGRATOR_ROLE} in schema ${schema}`;
  await client.query(`${defaults} grant select, insert, update, delete on tables to ${role}`);
  await client.query(`${defaults} grant usage, select on sequences to ${role}`);
  await client.query(`${defaults} grant execute on functions to ${role}`);
}

async function ensureLogin(client: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query<{ attribute: string }>(SURPLUS_ATTRIBUTES, [role]);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  // Managed servers have no superuser, and only a superuser may name these attributes, even to remove one that the role does not have.
  if (rows.length > 0) await client.query(`alter role ${role} ${rows.map(({ attribute }) => `no${attribute}`).join(' ')}`);
  await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  await tellCitus(client, role, password);
}

/** Citus opens connections between its nodes as the role that asks, and needs its password for them. Only a superuser may store it; managed offers do it themselves. */
async function tellCitus(client: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query<{ allowed: boolean | null }>(
    `select has_table_privilege(to_regclass('pg_catalog.pg_dist_authinfo'), 'insert') as allowed`,
  );
  if (rows[0]?.allowed !== true) return;
  // Node 0 stands for all nodes.
  await client.query(
    `insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, $1, $2)
     on conflict (nodeid, rolename) do update set authinfo = excluded.authinfo`,
    [role, `password='${password.replaceAll(/['\\]/g, String.raw`\$&`)}'`],
  );
}

/** The attributes that a role must not have, but has. A new role has none of them. */
const SURPLUS_ATTRIBUTES = `select attribute from pg_roles,
  lateral (values ('superuser', rolsuper), ('createdb', rolcreatedb), ('createrole', rolcreaterole), ('bypassrls', rolbypassrls),
    ('replication', rolreplication)) as attributes (attribute, present)
  where rolname = $1 and present`;

/** Lets the provisioner create schemas for the migrator. A superuser needs no membership, and a second grant would need one more privilege. */
async function joinMigrator(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 where pg_has_role(current_user, $1, 'usage')`, [MIGRATOR_ROLE]);
  if (rowCount === 0) await client.query(`grant ${MIGRATOR_ROLE} to current_user`);
}
