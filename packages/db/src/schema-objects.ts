import type pg from 'pg';

/** The role that owns and changes every schema; no service logs in with it. */
export const MIGRATOR_ROLE = 'storefront_migrator';
/** Returns the login role of a service, which owns nothing and can access only its own schema. */
export const serviceRole = (name: string): string => `storefront_${name}`;

/** An object of a service's schema, or the schema itself, with a wrong owner or without the privileges of the service. A restored dump leaves such objects. */
export interface MisconfiguredObject {
  readonly kind: Kind;
  /** The qualified and quoted name. */
  readonly name: string;
  /** Whether the migrator does not own it. */
  readonly isForeign: boolean;
  /** Whether the service has no privilege at all on it. A narrower privilege is the intention of a migration. */
  readonly isDenied: boolean;
}

type Kind = 'schema' | 'table' | 'view' | 'materialized view' | 'sequence' | 'type' | 'routine';

const ROWS = 'select, insert, update, delete';
/** The privileges of a service. By default, everyone may use types. */
const PRIVILEGES: Partial<Record<Kind, string>> = {
  schema: 'usage',
  table: ROWS,
  view: ROWS,
  'materialized view': ROWS,
  sequence: 'usage, select',
  routine: 'execute',
};

/** A table to which services only append; its migration leaves them these privileges. */
const APPENDED = { table: /(?:^|\.)audit_entry$/, privileges: 'select, insert' };

const privilegesOn = ({ kind, name }: MisconfiguredObject): string | undefined =>
  kind === 'table' && APPENDED.table.test(name) ? APPENDED.privileges : PRIVILEGES[kind];

/** Lists the misconfigured objects of a service's schema, the schema first; none if it does not exist. Needs no privilege. */
export async function findMisconfiguredObjects(client: pg.ClientBase, service: string): Promise<readonly MisconfiguredObject[]> {
  const { rows } = await client.query<MisconfiguredObject>(MISCONFIGURED, [service, serviceRole(service), MIGRATOR_ROLE]);
  return rows;
}

/** Gives the objects of a service's schema to the migrator, and the privileges on them to the service. Returns the number of objects that it repaired. */
export async function repairObjects(client: pg.ClientBase, service: string): Promise<number> {
  const objects = await findMisconfiguredObjects(client, service);
  for (const object of objects) {
    const { kind, name, isForeign, isDenied } = object;
    if (isForeign) await client.query(`alter ${kind} ${name} owner to ${MIGRATOR_ROLE}`);
    const target = kind === 'view' || kind === 'materialized view' ? 'table' : kind;
    if (isDenied) await client.query(`grant ${privilegesOn(object)} on ${target} ${name} to ${serviceRole(service)}`);
  }
  return objects.length;
}

/** A sequence of a column has the owner of its table. A function that tests a privilege returns null if the role does not exist. */
const MISCONFIGURED = `
  with service as (select to_regnamespace(quote_ident($1)) as schema, (select oid from pg_roles where rolname = $2) as role),
  object as (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner, has_schema_privilege(role, oid, '${PRIVILEGES.schema}') as allowed
    from service, pg_namespace where oid = schema
    union all
    select kind, oid::regclass::text, case when kind <> 'sequence' or not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = oid and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
      ) then relowner end,
      case kind when 'sequence' then has_sequence_privilege(role, oid, '${PRIVILEGES.sequence}') else has_table_privilege(role, oid, '${ROWS}') end
    from service, pg_class, lateral (values ('r', 'table'), ('p', 'table'), ('v', 'view'), ('m', 'materialized view'), ('S', 'sequence')) kinds (relation, kind)
    where relnamespace = schema and relkind::text = relation
    union all
    select 'type', oid::regtype::text, typowner, true from service, pg_type where typnamespace = schema and typtype in ('d', 'e', 'r')
    union all
    select 'routine', oid::regprocedure::text, proowner, exists (select from aclexplode(proacl) where grantee = role)
    from service, pg_proc where pronamespace = schema
  ),
  assessed as (
    select kind, name, coalesce(owner <> (select oid from pg_roles where rolname = $3), false) as "isForeign", coalesce(not allowed, true) as "isDenied"
    from object
  )
  select * from assessed where "isForeign" or "isDenied" order by kind <> 'schema', name`;
