import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table operator_token (
    id uuid primary key,
    name text not null,
    hash bytea not null unique,
    hint text not null,
    scopes text[] not null,
    tenant_id uuid,
    -- The name of the token that issued it.
    issued_by text not null,
    created_at timestamptz(3) not null default clock_timestamp(),
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3),
    last_used_at timestamptz(3)
  )`,
  'create unique index operator_token_name on operator_token (name) where revoked_at is null',

  `create table audit_entry (
    position bigint primary key,
    at timestamptz(3) not null,
    token_id uuid,
    operator text not null,
    action text not null,
    outcome text not null check (outcome in ('changed', 'started', 'exported', 'denied')),
    tenant_id uuid,
    mode text,
    object text,
    object_id text,
    details jsonb not null,
    before jsonb,
    after jsonb,
    request_id text not null,
    previous_hash bytea not null,
    hash bytea not null
  )`,
  'create index audit_entry_tenant on audit_entry (tenant_id, position)',
  'create index audit_entry_object on audit_entry (object_id, position) where object_id is not null',

  `create function refuse_change_of_audit() returns trigger language plpgsql as $$
    begin
      raise exception 'entries of the audit log cannot be changed or deleted';
    end
  $$`,
  `create trigger audit_entry_append_only before update or delete or truncate on audit_entry
    for each statement execute function refuse_change_of_audit()`,
  // Also in a session that skips triggers.
  'alter table audit_entry enable always trigger audit_entry_append_only',
  // New tables can be written by the role of the service, which the trigger stops as well.
  `do $$
    declare grantee text;
    begin
      for grantee in
        select distinct pg_get_userbyid(acl.grantee) from pg_class, aclexplode(relacl) acl
        where oid = 'audit_entry'::regclass and acl.grantee not in (0, relowner)
      loop
        execute format('revoke update, delete, truncate on audit_entry from %I', grantee);
      end loop;
    end
  $$`,
];

/** Creates the tables of operators' tokens and of the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
