import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './schema.ts';
import { ofTurn, type TurnKind } from './turns.ts';

/** What a store may claim in its turn. */
export interface Turn {
  readonly scope: Scope;
  readonly limit: number;
  /** The time by which things are due, as text. */
  readonly now: string;
  /** When this process asked for that time, and when it was answered, in milliseconds of `performance.now()`. */
  readonly clock: { readonly askedAt: number; readonly answeredAt: number };
}

/** How a kind of work is claimed and postponed. */
export interface TurnWork<Claimed> {
  readonly kind: TurnKind;
  /** Another kind of which no claim of the store may run at the same time. */
  readonly excludes?: TurnKind;
  /** Claims what is due, at most `limit`. */
  readonly claim: (trx: Trx, turn: Turn) => Promise<readonly Claimed[]>;
  /** Selects `due_at`, when something more can be claimed, or null for never, and `is_blocked`. */
  readonly next: (turn: Turn) => RawBuilder<unknown>;
  /** Receives the error of a store whose turn failed. Without it, the claim fails. */
  readonly refuse?: ((store: string, error: unknown) => void) | undefined;
}

/** Stores that are claimed at the same time, so that requests find connections in the pool. */
const CONCURRENCY = 4;

/** A claim passes over this many stores whose turn has no effect; the others follow in the next claim. */
const PASSED_MAX = 64;

/**
 * Claims up to `limit` in turns of the stores: those come first that have waited longest, and all that are found have equal shares. What they leave of the limit is
 * shared again. A store whose turn another process has taken, or fails, delays no other.
 */
export async function claimInTurns<Claimed>(db: Db, limit: number, work: TurnWork<Claimed>): Promise<readonly Claimed[]> {
  const claimed: Claimed[] = [];
  const served = new Set<string>();
  let passed = 0;
  for (let wanted = limit; wanted > 0 && passed < PASSED_MAX; wanted = limit - claimed.length) {
    const found = await findDue(db, work.kind, wanted + served.size);
    const stores = found.filter((scope) => !served.has(storeOf(scope))).slice(0, wanted);
    if (stores.length === 0) break;
    const share = Math.floor(wanted / stores.length);
    const taken = await takeTurns(db, stores, share, work);
    claimed.push(...[...taken.values()].flatMap((turn) => turn.claimed));
    for (const scope of stores) {
      const turn = taken.get(scope);
      // What a store leaves of its share, it cannot claim now.
      if (turn === undefined || turn.claimed.length < share) served.add(storeOf(scope));
      if (!hasChanged(turn)) passed += 1;
    }
    if (found.length < wanted && stores.every((scope) => taken.get(scope)?.isPostponed === true)) break;
  }
  return claimed;
}

const hasChanged = (turn: Taken<unknown> | undefined): boolean => turn !== undefined && (turn.isPostponed || turn.claimed.length > 0);

/** Finds stores whose turn is due, those first that have waited longest. */
async function findDue(db: Db, kind: TurnKind, limit: number): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`${PREPARED}
    select tenant_id as "tenantId", mode from store_turn where kind = ${kind} and due_at <= statement_timestamp() order by due_at limit ${limit}
  `.execute(db);
  return rows;
}

interface Taken<Claimed> {
  readonly claimed: readonly Claimed[];
  /** Whether nothing more can be claimed now. */
  readonly isPostponed: boolean;
}

async function takeTurns<Claimed>(
  db: Db,
  stores: readonly Scope[],
  limit: number,
  work: TurnWork<Claimed>,
): Promise<ReadonlyMap<Scope, Taken<Claimed>>> {
  const taken = new Map<Scope, Taken<Claimed>>();
  const waiting = stores.values();
  const takeNext = async (): Promise<void> => {
    for (const scope of waiting) {
      try {
        const turn = await takeTurn(db, scope, limit, work);
        if (turn !== undefined) taken.set(scope, turn);
      } catch (error) {
        if (work.refuse === undefined) throw error;
        work.refuse(scope.tenantId, error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, stores.length) }, takeNext));
  return taken;
}

/** Claims for one store. The lock keeps other claims of the store out, so that their counts are exact. Returns undefined if another process has the turn. */
function takeTurn<Claimed>(
  db: Db,
  scope: Scope,
  limit: number,
  { kind, excludes, claim, next }: TurnWork<Claimed>,
): Promise<Taken<Claimed> | undefined> {
  return inTransaction(db, async (trx) => {
    // The plans of the next statements are kept, and must not be those for a queue that is almost empty. The commit does not wait for the disk.
    const askedAt = performance.now();
    const { rows } = await sql<{ now: string }>`${PREPARED}
      select statement_timestamp()::text as now, set_config('enable_seqscan', 'off', true), set_config('synchronous_commit', 'off', true)
      from store_turn where ${ofTurn(scope, kind)} and due_at <= statement_timestamp() for no key update skip locked
    `.execute(trx);
    const now = rows[0]?.now;
    if (now === undefined) return undefined;
    const clock = { askedAt, answeredAt: performance.now() };
    if (excludes !== undefined && !(await lockTurn(trx, scope, excludes))) return undefined;
    const turn = { scope, limit, now, clock };
    const claimed = await claim(trx, turn);
    // What others marked before this lock is visible to the next statement, and what they mark later waits for the commit.
    const isLast = claimed.length < limit && (await lockMarks(trx, scope, kind));
    if (isLast) return { claimed, isPostponed: await postpone(trx, scope, kind, next(turn)) };
    await sql`${PREPARED} update store_turn set due_at = statement_timestamp() where ${ofTurn(scope, kind)}`.execute(trx);
    return { claimed, isPostponed: false };
  });
}

/** Keeps claims of this kind out. Returns false if one is in progress. */
async function lockTurn(trx: Trx, scope: Scope, kind: TurnKind): Promise<boolean> {
  const { rows } = await sql`${PREPARED} select from store_turn where ${ofTurn(scope, kind)} for no key update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Keeps others from marking the turn. Returns false if a transaction in progress relies on its being due. */
async function lockMarks(trx: Trx, scope: Scope, kind: TurnKind): Promise<boolean> {
  const { rows } = await sql`${PREPARED} select from store_turn where ${ofTurn(scope, kind)} for update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Sets when the turn is due. Returns false if it is due now. */
async function postpone(trx: Trx, scope: Scope, kind: TurnKind, next: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isLater: boolean }>`${PREPARED}
    with next as materialized (
      select coalesce(due_at, 'infinity') as due_at, is_blocked, coalesce(due_at > statement_timestamp(), true) as is_later from (${next}) as soonest
    )
    update store_turn set due_at = next.due_at, is_blocked = next.is_blocked from next where ${ofTurn(scope, kind)}
    returning next.is_later as "isLater"
  `.execute(trx);
  return rows[0]?.isLater === true;
}
