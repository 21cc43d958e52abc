import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../../deps.ts';
import { getList as readList } from '../../store/saved-lists.ts';
import { toProtoList } from '../../wire/to-proto-list.ts';
import { listSections } from './list-sections.ts';

/** Returns the caller's list, with current data of the catalog if that responds in time. */
export const getList: CartHandler<'GetList'> =
  (deps) =>
  async ({ listId }, caller) => {
    const list = await readList(deps.db, customerScope(caller), listId);
    return { list: toProtoList(list, await listSections(deps, list, caller), caller.store.currency) };
  };
