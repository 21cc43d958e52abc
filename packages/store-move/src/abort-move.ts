import type { Cells } from './cells.ts';
import { dropGuards } from './guards.ts';
import { MoveError } from './move-error.ts';
import { deleteMove, findMove, hasArrived } from './move-state.ts';
import { tablesOfBoth } from './same-schemas.ts';
import { dropStaging } from './staging.ts';

/** Ends a move before the switch: the store is served from the source again, and the target forgets the copied rows. */
export async function abortMove(cells: Cells, tenantId: string): Promise<void> {
  const { source, target } = cells;
  const begun = await findMove(source, tenantId);
  if (begun === undefined || begun.state === 'arrived') throw new MoveError('No move of this store has begun in the source.');
  if (begun.state === 'moved' || begun.state === 'left' || (await hasArrived(target, tenantId, begun.moveId))) {
    throw new MoveError('The store is in the target already. Run the command without --abort to finish the move.');
  }
  await dropGuards(source, tenantId);
  await deleteMove(source, tenantId);
  await dropStaging(target, await tablesOfBoth(cells), tenantId);
}
