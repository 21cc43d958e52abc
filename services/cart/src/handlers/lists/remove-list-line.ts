import type { CartHandler } from '../../deps.ts';
import { without } from '../../domain/merged-lines.ts';
import { changeList } from './change-list.ts';

/** Removes a line from the caller's list. */
export const removeListLine: CartHandler<'RemoveListLine'> =
  (deps) =>
  async ({ listId, lineId }, caller) =>
    changeList(deps, { listId }, caller, async (list) => ({ list: { ...list, lines: without(list.lines, lineId, 'list') } }));
