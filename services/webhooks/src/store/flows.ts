import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/**
 * The scheduler that shares senders and the completer between stores. The work of one kind of a store and mode is a flow, whose row says when a claim can find
 * something. A claim works in rounds: in each, the flows that are due have equal quanta. Whatever makes something claimable schedules the flow in the same
 * transaction, or locks it if it is due already; a claim reschedules it only under a lock that excludes these, and by what it reads afterward. So no work is
 * missed, and concurrent writers of a store wait for each other only while its flow is not due yet.
 */
export type FlowKind = 'delivery' | 'failing_delivery' | 'pending_event';

/** After this many consecutive failures, an endpoint receives one request at a time until it succeeds, in a flow and with permits of its own. */
export const FAILING_AFTER = 10;
/** Whether the endpoint of a subscription fails. */
export const IS_FAILING = sql<boolean>`(subscription.consecutive_failures >= ${sql.lit(FAILING_AFTER)})`;
/** The kind of the flow of an endpoint. */
export const flowKindOf = (isFailing: boolean): FlowKind => (isFailing ? 'failing_delivery' : 'delivery');

/** The present, by the clock of the database, as in columns of whole milliseconds. */
export const NOW = sql<Date>`date_trunc('milliseconds', statement_timestamp())`;

const ofFlow = ({ tenantId, mode }: Scope, kind: FlowKind) => sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and kind = ${kind}`;

/** Schedules a flow for a time, by default now, unless it is due by then. */
export async function schedule(trx: Db, scope: Scope, kind: FlowKind, at: RawBuilder<unknown> = NOW): Promise<void> {
  await sql`${PREPARED}
    with scheduled as (
      select from flow where ${ofFlow(scope, kind)} and due_at <= ${at} for key share
    )
    insert into flow (tenant_id, mode, kind, due_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, ${kind}, ${at} where not exists (select from scheduled)
    on conflict (tenant_id, mode, kind) do update set due_at = least(flow.due_at, excluded.due_at)
  `.execute(trx);
}

/** Schedules the deliveries of a store for now, whether or not their endpoints fail. */
export async function scheduleDeliveries(trx: Db, scope: Scope): Promise<void> {
  await schedule(trx, scope, 'delivery');
  await schedule(trx, scope, 'failing_delivery');
}

/** When flows are due after something was done. */
export type DueTimes = ReadonlyMap<FlowKind, Date | 'now'>;

/** A locked flow, and whether something waits for what this transaction has done. */
export interface LockedFlow {
  readonly kind: FlowKind;
  readonly isBlocked: boolean;
}

/** Locks flows of a store against being rescheduled, and selects them. */
export const lockFlows = ({ tenantId, mode }: Scope, kinds: readonly FlowKind[]) => sql<LockedFlow>`
  select kind, is_blocked as "isBlocked" from flow
  where tenant_id = ${tenantId} and mode = ${mode} and kind = any(${kinds}::text[]) for key share`;

/** Schedules flows of a store for these times, and locked ones for now if something waits for what has been done. */
export async function scheduleNext(trx: Trx, scope: Scope, locked: readonly LockedFlow[], times: DueTimes = new Map()): Promise<void> {
  const blocked = locked.filter(({ isBlocked }) => isBlocked).map(({ kind }) => [kind, 'now'] as const);
  for (const [kind, at] of new Map([...times, ...blocked])) await schedule(trx, scope, kind, at === 'now' ? NOW : sql`${at}::timestamptz`);
}

/** Serializes changes of a store that a count limits, without a claim, until the end of the transaction. */
export async function lockStore(trx: Trx, { tenantId, mode }: Scope): Promise<void> {
  await sql`
    insert into flow (tenant_id, mode, kind, due_at) values (${tenantId}, ${mode}, 'delivery', 'infinity')
    on conflict (tenant_id, mode, kind) do update set due_at = flow.due_at
  `.execute(trx);
}

/** Returns the milliseconds until a flow of a kind is due, up to `max`; 0 if one is. */
export async function nextDueInMs(db: Db, kind: FlowKind, max: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`${PREPARED}
    select (extract(epoch from due_at - statement_timestamp()) * 1000)::float8 as "waitMs" from flow
    where kind = ${kind} and due_at <= statement_timestamp() + ${max} * interval '1 millisecond'
    order by due_at limit 1
  `.execute(db);
  return Math.max(0, rows[0]?.waitMs ?? max);
}

/** The quantum of a store in a round. */
export interface Quantum {
  readonly scope: Scope;
  readonly limit: number;
  /** The time by which things are due, as text. */
  readonly now: string;
  /** When this process asked for that time, and when the response arrived, in milliseconds of `performance.now()`. */
  readonly clock: { readonly askedAt: number; readonly readAt: number };
}

/** How a kind of work is claimed and rescheduled. */
export interface FlowWork<Claimed> {
  readonly kind: FlowKind;
  /** Another kind of which no claim of the store may run at the same time. */
  readonly excludes?: FlowKind;
  /** Claims what is due, at most `limit`. */
  readonly claim: (trx: Trx, quantum: Quantum) => Promise<readonly Claimed[]>;
  /** Selects `due_at`, when something more can be claimed, or null for never, and `is_blocked`. */
  readonly next: (quantum: Quantum) => RawBuilder<unknown>;
  /** Receives the error of a store whose claim failed. Without it, the whole claim fails. */
  readonly refuse?: ((store: string, error: unknown) => void) | undefined;
}

/** Stores that are claimed at the same time, so that requests find connections in the pool. */
const CONCURRENCY = 4;
/** A claim passes over this many flows that have nothing for it; the others follow in the next claim. */
const PASSED_MAX = 64;

/**
 * Claims up to `limit` in rounds: the flows come first that have waited longest, and all that are found have equal quanta. What they leave of the limit is shared in
 * another round. A store whose flow another process is claiming, or whose claim fails, delays no other.
 */
export async function claimInRounds<Claimed>(db: Db, limit: number, work: FlowWork<Claimed>): Promise<readonly Claimed[]> {
  const claimed: Claimed[] = [];
  const served = new Set<string>();
  let passed = 0;
  for (let wanted = limit; wanted > 0 && passed < PASSED_MAX; wanted = limit - claimed.length) {
    const found = await findDue(db, work.kind, wanted + served.size);
    const stores = found.filter((scope) => !served.has(storeOf(scope))).slice(0, wanted);
    if (stores.length === 0) break;
    const quantum = Math.floor(wanted / stores.length);
    const taken = await runRound(db, stores, quantum, work);
    claimed.push(...[...taken.values()].flatMap((each) => each.claimed));
    for (const scope of stores) {
      const each = taken.get(scope);
      // A store that leaves a part of its quantum cannot claim more now.
      if (each === undefined || each.claimed.length < quantum) served.add(storeOf(scope));
      if (!hasChanged(each)) passed += 1;
    }
    if (found.length < wanted && stores.every((scope) => taken.get(scope)?.isRescheduled === true)) break;
  }
  return claimed;
}

const hasChanged = (taken: Taken<unknown> | undefined): boolean => taken !== undefined && (taken.isRescheduled || taken.claimed.length > 0);

/** Finds stores whose flow is due, those first that have waited longest. */
async function findDue(db: Db, kind: FlowKind, limit: number): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`${PREPARED}
    select tenant_id as "tenantId", mode from flow where kind = ${kind} and due_at <= statement_timestamp() order by due_at limit ${limit}
  `.execute(db);
  return rows;
}

interface Taken<Claimed> {
  readonly claimed: readonly Claimed[];
  /** Whether nothing more can be claimed now. */
  readonly isRescheduled: boolean;
}

async function runRound<Claimed>(
  db: Db,
  stores: readonly Scope[],
  limit: number,
  work: FlowWork<Claimed>,
): Promise<ReadonlyMap<Scope, Taken<Claimed>>> {
  const taken = new Map<Scope, Taken<Claimed>>();
  const waiting = stores.values();
  const takeNext = async (): Promise<void> => {
    for (const scope of waiting) {
      try {
        const each = await claimOfStore(db, scope, limit, work);
        if (each !== undefined) taken.set(scope, each);
      } catch (error) {
        if (work.refuse === undefined) throw error;
        work.refuse(scope.tenantId, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, stores.length) }, takeNext));
  return taken;
}

/** Claims for one store. The lock keeps other claims of the store out, so that their counts are exact. Returns undefined if another process claims from the flow. */
function claimOfStore<Claimed>(
  db: Db,
  scope: Scope,
  limit: number,
  { kind, excludes, claim, next }: FlowWork<Claimed>,
): Promise<Taken<Claimed> | undefined> {
  return inTransaction(db, async (trx) => {
    // The plans of the next statements are cached, and must not be those for a queue that is almost empty. The commit does not wait for the disk.
    const askedAt = performance.now();
    const { rows } = await sql<{ now: string }>`${PREPARED}
      select statement_timestamp()::text as now, set_config('enable_seqscan', 'off', true), set_config('synchronous_commit', 'off', true)
      from flow where ${ofFlow(scope, kind)} and due_at <= statement_timestamp() for no key update skip locked
    `.execute(trx);
    const now = rows[0]?.now;
    if (now === undefined) return undefined;
    const clock = { askedAt, readAt: performance.now() };
    if (excludes !== undefined && !(await lockClaims(trx, scope, excludes))) return undefined;
    const quantum = { scope, limit, now, clock };
    const claimed = await claim(trx, quantum);
    // Work that others scheduled before this lock is visible to the next statement, and work that they schedule later waits for the commit.
    const isLast = claimed.length < limit && (await lockSchedule(trx, scope, kind));
    if (isLast) return { claimed, isRescheduled: await reschedule(trx, scope, kind, next(quantum)) };
    await sql`${PREPARED} update flow set due_at = statement_timestamp() where ${ofFlow(scope, kind)}`.execute(trx);
    return { claimed, isRescheduled: false };
  });
}

/** Keeps claims of this kind out. Returns false if one is in progress. */
async function lockClaims(trx: Trx, scope: Scope, kind: FlowKind): Promise<boolean> {
  const { rows } = await sql`${PREPARED} select from flow where ${ofFlow(scope, kind)} for no key update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Keeps others from scheduling the flow. Returns false if a transaction in progress relies on its being due. */
async function lockSchedule(trx: Trx, scope: Scope, kind: FlowKind): Promise<boolean> {
  const { rows } = await sql`${PREPARED} select from flow where ${ofFlow(scope, kind)} for update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Sets when the flow is due. Returns false if it is due now. */
async function reschedule(trx: Trx, scope: Scope, kind: FlowKind, next: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isLater: boolean }>`${PREPARED}
    with next as materialized (
      select coalesce(due_at, 'infinity') as due_at, is_blocked, coalesce(due_at > statement_timestamp(), true) as is_later from (${next}) as soonest
    )
    update flow set due_at = next.due_at, is_blocked = next.is_blocked from next where ${ofFlow(scope, kind)}
    returning next.is_later as "isLater"
  `.execute(trx);
  return rows[0]?.isLater === true;
}
