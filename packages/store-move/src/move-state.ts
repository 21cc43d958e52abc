import { randomUUID } from 'node:crypto';
import type { Cell } from './cells.ts';
import { MoveError } from './move-error.ts';

/**
 * How far a move is, in the row of `gateway.store_move` in the source:
 * copying → paused (writes are refused) → moved (all requests are refused) → left (the rows are deleted). In the target, the row is `arrived` from the
 * transaction on in which the store appears there. The rows of a move have the same ID on both sides.
 */
type MoveStateName = 'copying' | 'paused' | 'moved' | 'left' | 'arrived';

/** The row of a store. */
interface MoveState {
  readonly moveId: string;
  readonly state: MoveStateName;
}

/** Reads the row of a store. */
export async function findMove(cell: Cell, tenantId: string): Promise<MoveState | undefined> {
  const { rows } = await cell.query<MoveState>(`select move_id as "moveId", state from gateway.store_move where tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0];
}

/** Writes the row of a store. */
export async function setMove(cell: Cell, tenantId: string, { moveId, state }: MoveState): Promise<void> {
  await cell.query(
    `insert into gateway.store_move (tenant_id, move_id, state) values ($1, $2, $3)
     on conflict (tenant_id) do update set move_id = excluded.move_id, state = excluded.state, changed_at = clock_timestamp()`,
    [tenantId, moveId, state],
  );
}

/** Deletes the row of a store, so that nothing shows that a move began. */
export async function deleteMove(cell: Cell, tenantId: string): Promise<void> {
  await cell.query('delete from gateway.store_move where tenant_id = $1', [tenantId]);
}

/** Begins a move, or returns the one that has begun. Throws if the store cannot be moved. */
export async function beginMove(source: Cell, target: Cell, tenantId: string): Promise<MoveState> {
  const [here, there] = await Promise.all([findMove(source, tenantId), findMove(target, tenantId)]);
  const isHere = await hasStore(source, tenantId);
  if (!isHere) throw new MoveError('The source has no such store.');
  if (here?.state === 'left') throw new MoveError('The store has left the source. Exchange the URLs to move it back.');
  const isOurs = here !== undefined && here.state !== 'arrived' && there?.state === 'arrived' && there.moveId === here.moveId;
  if (!isOurs && (await hasStore(target, tenantId)) && there?.state !== 'left') {
    throw new MoveError('The target has a store with this ID that this move did not bring there.');
  }
  if (here !== undefined && here.state !== 'arrived') return here;
  const begun = { moveId: randomUUID(), state: 'copying' } as const;
  await setMove(source, tenantId, begun);
  return begun;
}

/** Reports whether the store of this move is in the target, which is then responsible for it. */
export async function hasArrived(target: Cell, tenantId: string, moveId: string): Promise<boolean> {
  const there = await findMove(target, tenantId);
  return there?.state === 'arrived' && there.moveId === moveId;
}

async function hasStore(cell: Cell, tenantId: string): Promise<boolean> {
  const { rowCount } = await cell.query('select from gateway.tenant where tenant_id = $1', [tenantId]);
  return rowCount === 1;
}
