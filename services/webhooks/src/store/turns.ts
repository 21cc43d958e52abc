import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/**
 * The turns of stores. A row for each store, mode, and kind of work says when a claim can find something. Whatever makes something claimable marks the turn as
 * due in the same transaction, or locks it if it is due already; a claim postpones it only under a lock that excludes these, and by what it reads afterward. So no
 * work is missed, and concurrent writers of a store wait for each other only while its turn is not due yet.
 */
export type TurnKind = 'delivery' | 'failing_delivery' | 'held_event';

/** After this many consecutive failures, an endpoint receives one request at a time until it succeeds, in turns and places of its own. */
export const FAILING_AFTER = 10;
/** Whether the endpoint of a subscription fails. */
export const IS_FAILING = sql<boolean>`(subscription.consecutive_failures >= ${sql.lit(FAILING_AFTER)})`;
/** The kind of the turns of an endpoint. */
export const turnKindOf = (isFailing: boolean): TurnKind => (isFailing ? 'failing_delivery' : 'delivery');

/** The present, by the clock of the database, as columns of whole milliseconds hold it. */
export const NOW = sql<Date>`date_trunc('milliseconds', statement_timestamp())`;

/** The row of a store's turn. */
export const ofTurn = ({ tenantId, mode }: Scope, kind: TurnKind) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and kind = ${kind}`;

/** Marks the turn of a store as due at a time, by default now, unless it is due by then. */
export async function markDue(trx: Db, scope: Scope, kind: TurnKind, at: RawBuilder<unknown> = NOW): Promise<void> {
  await sql`${PREPARED}
    with kept as (
      select from store_turn where ${ofTurn(scope, kind)} and due_at <= ${at} for key share
    )
    insert into store_turn (tenant_id, mode, kind, due_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, ${kind}, ${at} where not exists (select from kept)
    on conflict (tenant_id, mode, kind) do update set due_at = least(store_turn.due_at, excluded.due_at)
  `.execute(trx);
}

/** Marks the turns of a store for its deliveries as due, whether or not their endpoints fail. */
export async function markAllDue(trx: Db, scope: Scope): Promise<void> {
  await markDue(trx, scope, 'delivery');
  await markDue(trx, scope, 'failing_delivery');
}

/** When turns are due after something was done. */
export type DueTimes = ReadonlyMap<TurnKind, Date | 'now'>;

/** The turn of a kind, locked, and whether something waits for what this transaction has done. */
export interface LockedTurn {
  readonly kind: TurnKind;
  readonly isBlocked: boolean;
}

/** Locks turns of a store against being postponed, and selects them. */
export const lockTurns = ({ tenantId, mode }: Scope, kinds: readonly TurnKind[]) => sql<LockedTurn>`
  select kind, is_blocked as "isBlocked" from store_turn
  where tenant_id = ${tenantId} and mode = ${mode} and kind = any(${kinds}::text[]) for key share`;

/** Marks the turns of a store as due at these times, and locked ones now if something waits for what has been done. */
export async function markDone(trx: Trx, scope: Scope, locked: readonly LockedTurn[], times: DueTimes = new Map()): Promise<void> {
  const blocked = locked.filter(({ isBlocked }) => isBlocked).map(({ kind }) => [kind, 'now'] as const);
  for (const [kind, at] of new Map([...times, ...blocked])) await markDue(trx, scope, kind, at === 'now' ? NOW : sql`${at}::timestamptz`);
}

/** Serializes changes of a store that a count limits, without a claim, until the end of the transaction. */
export async function lockStore(trx: Trx, { tenantId, mode }: Scope): Promise<void> {
  await sql`
    insert into store_turn (tenant_id, mode, kind, due_at) values (${tenantId}, ${mode}, 'delivery', 'infinity')
    on conflict (tenant_id, mode, kind) do update set due_at = store_turn.due_at
  `.execute(trx);
}

/** Returns the milliseconds until the next turn of a kind, up to `max`; 0 if one is due. */
export async function nextTurnInMs(db: Db, kind: TurnKind, max: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`${PREPARED}
    select (extract(epoch from due_at - statement_timestamp()) * 1000)::float8 as "waitMs" from store_turn
    where kind = ${kind} and due_at <= statement_timestamp() + ${max} * interval '1 millisecond'
    order by due_at limit 1
  `.execute(db);
  return Math.max(0, rows[0]?.waitMs ?? max);
}
