import type { Cells } from './cells.ts';
import { waitForSenders, waitForWork } from './drain.ts';
import { type EventFloors, readEventFloors } from './event-floors.ts';
import { claimGuards, createGuardFunctions, createGuards, dropGuards, writeGuards } from './guards.ts';
import { leaveSource } from './leave-source.ts';
import type { MovableTable } from './movable-tables.ts';
import { MoveError } from './move-error.ts';
import { beginMove, hasArrived, setMove } from './move-state.ts';
import { tablesOfBoth } from './same-schemas.ts';
import { createStaging, dropStaging, syncTable } from './staging.ts';
import { switchStore } from './switch-store.ts';

/** What a move has done. */
export interface MoveReport {
  /** Rows that are in the target and were verified; undefined if the store had arrived in an earlier run. */
  readonly rows: number | undefined;
  /** How long writes were refused, in milliseconds; undefined if the store had arrived in an earlier run. */
  readonly pausedMs: number | undefined;
  /** False if the source still has rows and guards, because a consumer is behind. */
  readonly hasLeft: boolean;
}

/** The store to move, and where to report progress. */
export interface MoveOptions {
  readonly tenantId: string;
  readonly progress: (line: string) => void;
}

/** While requests are served, copying is repeated until it copies few rows, or until it no longer gets faster. */
const FEW_ROWS = 2_000;
const PASSES_MAX = 5;

/**
 * Moves a store from the source to the target. The steps: copy its rows into staging tables of the target while it is in use, catch up, refuse writes,
 * wait for work in progress, freeze the rows with guards, catch up for the last time, switch in one transaction of the target, and delete the rows in the source.
 * A run that fails before the switch serves the store again from the source. A run that was killed is continued by the next one, whichever step it had reached.
 */
export async function moveStore(cells: Cells, { tenantId, progress }: MoveOptions): Promise<MoveReport> {
  const { source, target } = cells;
  const tables = await tablesOfBoth(cells);
  const { moveId } = await beginMove(source, target, tenantId);
  const arrived = await hasArrived(target, tenantId, moveId);
  const { rows, pausedMs } = arrived
    ? { rows: undefined, pausedMs: undefined }
    : await bringToTarget(cells, tables, { tenantId, moveId, progress });
  progress('deleting the rows in the source');
  const hasLeft = await leaveSource(source, tables, tenantId, moveId);
  await dropStaging(target, tables, tenantId);
  return { rows, pausedMs, hasLeft };
}

type Bringing = MoveOptions & { readonly moveId: string };

async function bringToTarget(cells: Cells, tables: readonly MovableTable[], options: Bringing) {
  const { source, target } = cells;
  const { tenantId, moveId, progress } = options;
  await createStaging(target, tables, tenantId);
  await copyWhileServing(cells, tables, options);
  await createGuardFunctions(source);
  let pausedAt = Date.now();
  try {
    progress('waiting for deliveries in flight');
    await createGuards(source, claimGuards(tables), tenantId);
    await waitForSenders(source, tenantId);
    progress('refusing writes');
    pausedAt = Date.now();
    await setMove(source, tenantId, { moveId, state: 'paused' });
    const floors = await freeze(cells, tables, options);
    progress('catching up');
    await syncAll(cells, tables, tenantId);
    progress('switching');
    const rows = await switchStore(cells, tables, { tenantId, moveId, floors });
    return { rows, pausedMs: Date.now() - pausedAt };
  } catch (error) {
    await resumeInSource(cells, options).catch((cause: unknown) => {
      throw new MoveError(`The move failed, and writes of the store may still be refused: ${String(error)} Run the command again.`, {
        cause,
      });
    });
    throw error;
  }
}

async function copyWhileServing(cells: Cells, tables: readonly MovableTable[], { tenantId, progress }: Bringing): Promise<void> {
  let before = Infinity;
  for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
    progress(pass === 1 ? 'copying' : `catching up: ${before} rows had changed`);
    const copied = await syncAll(cells, tables, tenantId);
    if (copied < FEW_ROWS || copied > before / 2) return;
    before = copied;
  }
}

/** Waits for work in progress, and keeps the rows of the store from changing. Catches up meanwhile, so that little is left. */
async function freeze(cells: Cells, tables: readonly MovableTable[], { tenantId }: Bringing): Promise<EventFloors> {
  await waitForWork(cells.source, tenantId);
  await syncAll(cells, tables, tenantId);
  const floors = await readEventFloors(cells.source);
  await createGuards(cells.source, writeGuards(tables), tenantId);
  return floors;
}

async function syncAll(cells: Cells, tables: readonly MovableTable[], tenantId: string): Promise<number> {
  let copied = 0;
  for (const table of tables) copied += await syncTable(cells, table, tenantId);
  return copied;
}

/** Serves the store from the source again, unless it has arrived in the target: the connection can break while the transaction commits. */
async function resumeInSource({ source, target }: Cells, { tenantId, moveId }: Bringing): Promise<void> {
  await target.query('rollback');
  await source.query('rollback');
  if (await hasArrived(target, tenantId, moveId)) return;
  await dropGuards(source, tenantId);
  await setMove(source, tenantId, { moveId, state: 'copying' });
}
