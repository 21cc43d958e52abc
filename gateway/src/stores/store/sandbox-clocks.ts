import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

/** The clock of a sandbox, in milliseconds ahead of the real time. */
export interface SandboxClock {
  readonly offsetMs: number;
  /** The target of a move in progress; otherwise equal to the offset. */
  readonly targetMs: number;
  /** The real time of the database. */
  readonly realTime: Date;
}

/** Returns the clock of a store. One that was never moved shows the real time. */
export async function getClock(db: Kysely<GatewayDatabase>, { tenantId }: Scope): Promise<SandboxClock> {
  const { rows } = await sql<{ offset_ms: string | null; target_ms: string | null; real_time: Date }>`
    select c.offset_ms, c.target_ms, clock_timestamp() as real_time
    from (select) one left join sandbox_clock c on c.tenant_id = ${tenantId} and c.mode = 'sandbox'
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no clock');
  return { offsetMs: Number(row.offset_ms ?? 0), targetMs: Number(row.target_ms ?? 0), realTime: row.real_time };
}

/** Sets the target of a store's clock. `targetOf` receives the clock and can refuse. Throws 409 while the clock is being moved. */
export async function startMove(
  trx: Transaction<GatewayDatabase>,
  scope: Scope,
  targetOf: (clock: SandboxClock) => number,
): Promise<SandboxClock> {
  const { tenantId } = scope;
  await sql`insert into sandbox_clock (tenant_id, mode, target_ms) values (${tenantId}, 'sandbox', 0) on conflict do nothing`.execute(trx);
  await sql`select from sandbox_clock where tenant_id = ${tenantId} and mode = 'sandbox' for update`.execute(trx);
  const clock = await getClock(trx, scope);
  if (clock.targetMs > clock.offsetMs) {
    throw conflict('clock_advancing', 'The clock of this sandbox is being moved.', { retryAfterSeconds: 1 });
  }
  const targetMs = targetOf(clock);
  await sql`
    update sandbox_clock set target_ms = ${targetMs}, moving_since = statement_timestamp() where tenant_id = ${tenantId} and mode = 'sandbox'
  `.execute(trx);
  return { ...clock, targetMs };
}

/** Ends a move: requests are handled at the new time from now on. Another process can have ended it before. */
export async function endMove(trx: Transaction<GatewayDatabase>, { tenantId }: Scope, targetMs: number): Promise<void> {
  await sql`
    update sandbox_clock set offset_ms = ${targetMs} where tenant_id = ${tenantId} and mode = 'sandbox' and target_ms = ${targetMs}
  `.execute(trx);
}

/** Longer than the five calls of a move take (6 s each), so that one in progress is not taken over. */
const ABANDONED_SECONDS = 40;
/** The page size. The rest is listed by the next run. */
const MOVES_MAX = 20;

/** Lists the moves whose process died or whose services were unavailable, except those in `skipped`. */
export async function listAbandonedMoves(
  db: Kysely<GatewayDatabase>,
  skipped: readonly string[],
): Promise<readonly (Scope & { readonly offsetMs: number; readonly targetMs: number })[]> {
  const { rows } = await sql<{ tenant_id: string; offset_ms: string; target_ms: string }>`
    select tenant_id, offset_ms, target_ms from sandbox_clock
    where target_ms > offset_ms and moving_since < statement_timestamp() - make_interval(secs => ${ABANDONED_SECONDS})
      and tenant_id <> all (${skipped}::uuid[])
    order by moving_since limit ${MOVES_MAX}
  `.execute(db);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    mode: 'sandbox',
    offsetMs: Number(row.offset_ms),
    targetMs: Number(row.target_ms),
  }));
}
