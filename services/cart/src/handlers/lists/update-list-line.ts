import type { CartHandler } from '../../deps.ts';
import { withChanged } from '../../domain/merged-lines.ts';
import { changeList } from './change-list.ts';

/** Changes a line's quantity or unit under the selling rules stored with the line. */
export const updateListLine: CartHandler<'UpdateListLine'> =
  (deps) =>
  async ({ listId, version, lineId, ...requested }, caller) =>
    changeList(deps, { listId, version }, caller, async (list) => {
      const lines = withChanged(list.lines, lineId, requested, 'list');
      return { list: lines === list.lines ? list : { ...list, lines } };
    });
