import type { CartHandler } from '../../deps.ts';
import { listName } from '../../domain/saved-list.ts';
import { changeList } from './change-list.ts';

/** Renames the caller's list. */
export const updateList: CartHandler<'UpdateList'> =
  (deps) =>
  async ({ name: given, ...request }, caller) => {
    const name = given === undefined ? undefined : listName(given);
    return changeList(deps, request, caller, async (list) => ({
      list: name === undefined || name === list.name ? list : { ...list, name },
    }));
  };
