import { type InvariantRule, PREPARED } from '@storefront/db';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';

/** The content of an entry. */
export interface NewEntry {
  readonly tokenId: string | null;
  readonly operator: string;
  /** The RPC, such as `storefront.cart.v1.CartAdminService/EndPromotion`. */
  readonly action: string;
  readonly outcome: 'changed' | 'started' | 'exported' | 'denied';
  readonly tenantId: string | null;
  readonly mode: string | null;
  readonly object: string | null;
  readonly objectId: string | null;
  readonly details: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/**
 * The hash of an entry named `e`: of the hash before it and its values. Text of `jsonb` has one form for each value, and the time does not depend on the time zone of
 * the session.
 */
const HASH: RawBuilder<Buffer> = sql`sha256(e.previous_hash || convert_to(jsonb_build_array(
  e.position, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), e.token_id, e.operator, e.action, e.outcome, e.tenant_id, e.mode,
  e.object, e.object_id, e.details, e.before, e.after, e.request_id)::text, 'UTF8'))`;

/**
 * Appends an entry to the log of this service. Entries are numbered one after the other, so from here to its commit, the transaction keeps others from appending: call it
 * last.
 */
export async function appendEntry<Database>(trx: Transaction<Database>, entry: NewEntry): Promise<void> {
  // There is one log for all stores. The lock is released after the commit, and the next statement sees what others have committed before it was granted. The database has a log in each schema.
  await sql`select pg_advisory_xact_lock('pg_class'::regclass::oid::integer, 'audit_entry'::regclass::oid::integer)`.execute(trx);
  await sql`${PREPARED}
    insert into audit_entry (position, at, token_id, operator, action, outcome, tenant_id, mode, object, object_id, details, before, after, request_id,
      previous_hash, hash)
    select e.*, ${HASH} from (
      select coalesce((select max(position) from audit_entry), 0) + 1 as position, clock_timestamp()::timestamptz(3) as at,
        ${entry.tokenId}::uuid as token_id, ${entry.operator}::text as operator, ${entry.action}::text as action, ${entry.outcome}::text as outcome,
        ${entry.tenantId}::uuid as tenant_id, ${entry.mode}::text as mode, ${entry.object}::text as object, ${entry.objectId}::text as object_id,
        ${json(entry.details ?? {})}::jsonb as details, ${json(entry.before)}::jsonb as before, ${json(entry.after)}::jsonb as after,
        ${entry.requestId}::text as request_id,
        coalesce((select hash from audit_entry order by position desc limit 1), ''::bytea) as previous_hash
    ) e
  `.execute(trx);
}

/** Which entries to list. Without a value, a field matches every entry. */
export interface EntryFilter {
  readonly tenantId?: string | null | undefined;
  readonly operator?: string | null | undefined;
  readonly since?: Date | null | undefined;
  /** Entries of both modes match every mode. */
  readonly mode?: string | null | undefined;
  readonly objectId?: string | null | undefined;
  /** Entries before this position. */
  readonly before?: string | null | undefined;
  readonly limit: number;
}

/** An entry of the log. */
export interface AuditEntry extends NewEntry {
  readonly position: string;
  readonly at: Date;
}

/** Lists entries, newest first. */
export async function listEntries<Database>(
  db: Kysely<Database>,
  { tenantId = null, operator = null, since = null, mode = null, objectId = null, before = null, limit }: EntryFilter,
): Promise<readonly AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select position, at, token_id as "tokenId", operator, action, outcome, tenant_id as "tenantId", mode, object, object_id as "objectId",
      details, before, after, request_id as "requestId"
    from audit_entry
    where (${tenantId}::uuid is null or tenant_id = ${tenantId}) and (${operator}::text is null or operator = ${operator})
      and (${since}::timestamptz is null or at >= ${since}) and (${mode}::text is null or mode is null or mode = ${mode})
      and (${objectId}::text is null or object_id = ${objectId}) and (${before}::bigint is null or position < ${before})
    order by position desc limit ${limit}
  `.execute(db);
  return rows;
}

/** The end of the log, and the hash of the entry at a given position. */
export interface LogHead {
  readonly position: string;
  /** In hexadecimal; empty if there are no entries. */
  readonly hash: string;
  /** The hash of the entry at the position that was asked for, if it exists. */
  readonly earlierHash: string | null;
}

/** Returns the last entry's position and hash, which tell whether entries are missing at the end when they are compared later. */
export async function readHead<Database>(db: Kysely<Database>, earlierPosition: string | undefined): Promise<LogHead> {
  const { rows } = await sql<LogHead>`
    select coalesce(last.position, 0) as position, coalesce(encode(last.hash, 'hex'), '') as hash, (
      select encode(hash, 'hex') from audit_entry where position = ${earlierPosition ?? 0}) as "earlierHash"
    from (select) one left join lateral (select position, hash from audit_entry order by position desc limit 1) last on true
  `.execute(db);
  const [head] = rows;
  if (head === undefined) throw new Error('the database returned no head of the audit log');
  return head;
}

/** The rule that no entry was changed, and none deleted between others. */
export const AUDIT_RULE: InvariantRule = {
  name: 'audit_log_is_intact',
  description: 'Each entry of the audit log has the hash of its content and of the entry before it.',
  violations: (changed) => sql`
    select e.position::text as id from audit_entry e left join audit_entry p on p.position = e.position - 1
    where ${changed('e.at')}
      and (e.hash <> ${HASH} or e.previous_hash <> coalesce(p.hash, ''::bytea) or (p.position is null and e.position <> 1))`,
};
