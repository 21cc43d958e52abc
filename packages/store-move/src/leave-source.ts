import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from './cells.ts';
import { becomesZero } from './drain.ts';
import { areSettled, readEventFloors, readLastPublished } from './event-floors.ts';
import { dropGuards } from './guards.ts';
import { type MovableTable, TRIGGERED } from './movable-tables.ts';
import { setMove } from './move-state.ts';

/** A batch holds its locks for well under a second. */
const BATCH = 10_000;
/** Consumers store their positions every ten seconds. */
const SETTLED_MAX_MS = 60_000;
const POLL_MS = 1_000;
/** Kept, so that requests with a key of the store are refused with the reason. */
const KEPT = new Set(['gateway."tenant"', 'gateway."store_settings"', 'gateway."api_key"']);

/**
 * Deletes the store's rows in the source, which is no longer responsible for it. The guards stay until every consumer has passed the store's
 * events, since one that is delivered again would otherwise take effect. Returns false if a consumer has not; the next run repeats the check.
 */
export async function leaveSource(source: Cell, tables: readonly MovableTable[], tenantId: string, moveId: string): Promise<boolean> {
  await setMove(source, tenantId, { moveId, state: 'moved' });
  if (!(await consumersHavePassed(source, tenantId))) return false;
  for (const table of tables.toReversed()) {
    if (!KEPT.has(table.sql)) await deleteRows(source, table, tenantId);
  }
  for (const table of TRIGGERED) await deleteRows(source, table, tenantId);
  await dropGuards(source, tenantId);
  await setMove(source, tenantId, { moveId, state: 'left' });
  return true;
}

async function consumersHavePassed(source: Cell, tenantId: string): Promise<boolean> {
  const until = Date.now() + SETTLED_MAX_MS;
  for (const service of ['gateway', 'catalog', 'orders', 'billing']) {
    const unpublished = `select count(*) as count from ${service}.outbox where tenant_id = $1 and published_at is null`;
    if (!(await becomesZero(source, unpublished, tenantId, until - Date.now()))) return false;
  }
  const last = await readLastPublished(source, tenantId);
  while (!areSettled(last, await readEventFloors(source))) {
    if (Date.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

async function deleteRows(source: Cell, table: Pick<MovableTable, 'sql' | 'isOfStore'>, tenantId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await source.query(
      `delete from ${table.sql} where ctid = any(array(select ctid from ${table.sql} where ${table.isOfStore} limit ${BATCH}))`,
      [tenantId],
    );
    if ((rowCount ?? 0) === 0) return;
  }
}
