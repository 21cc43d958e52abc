import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from './cells.ts';

const POLL_MS = 200;
/**
 * A gateway refuses the requests of a paused store at the latest when its copy of the API key expires, after five seconds. The rest is for the clock
 * and the lookup.
 */
const GATEWAYS_KNOW_MS = 6_000;
/** A request to an endpoint ends within its timeout, and the leases of a dead sender within two minutes. */
const SENDING_MAX_MS = 150_000;
/** The deadline of a request, with a margin. What is not finished then continues in the target. */
const WORK_MAX_MS = 15_000;

/** Waits until no delivery of the store is being sent. New ones must be guarded. */
export async function waitForSenders(source: Cell, tenantId: string): Promise<void> {
  const inFlight = `select count(*) as count from webhooks.delivery
    where tenant_id = $1 and lease_token is not null and lease_until > clock_timestamp()`;
  if (!(await becomesZero(source, inFlight, tenantId, SENDING_MAX_MS))) {
    throw new Error('A webhook delivery of the store is still being sent. Run the command again.');
  }
}

/** Waits until all gateways refuse writes to a store that is paused, and the work that they admitted before is done. */
export async function waitForWork(source: Cell, tenantId: string): Promise<void> {
  await sleep(GATEWAYS_KNOW_MS);
  const until = Date.now() + WORK_MAX_MS;
  for (const unfinished of [
    'select count(*) as count from orders.checkout where tenant_id = $1 and finished_at is null',
    ...['gateway', 'catalog', 'orders', 'billing'].map(
      (service) => `select count(*) as count from ${service}.outbox where tenant_id = $1 and published_at is null`,
    ),
  ]) {
    await becomesZero(source, unfinished, tenantId, until - Date.now());
  }
}

/** Polls a count until it is 0. Returns false after `maxMs`. */
export async function becomesZero(cell: Cell, query: string, tenantId: string, maxMs: number): Promise<boolean> {
  const until = Date.now() + maxMs;
  for (;;) {
    const { rows } = await cell.query<{ count: string }>(query, [tenantId]);
    if (Number(rows[0]?.count) === 0) return true;
    if (Date.now() >= until) return false;
    await sleep(POLL_MS);
  }
}
