import { inTransaction } from '@storefront/db';
import { withIdempotency } from '@storefront/idempotency';
import { customerScope, pageOf } from '@storefront/rpc';
import type { CartHandler } from '../../deps.ts';
import { listName } from '../../domain/saved-list.ts';
import {
  deleteList as deleteListInStore,
  getList as getListInStore,
  insertList,
  listLists as listListsInStore,
} from '../../store/saved-lists.ts';
import { toProtoHead, toProtoList } from '../../wire/to-proto-list.ts';
import { changeList } from './change-list.ts';
import { listSections } from './list-sections.ts';

/** Creates an empty list for the caller's customer. */
export const createList: CartHandler<'CreateList'> = ({ db, newId }) =>
  withIdempotency(db, async ({ name: given }, caller, claim) => {
    const name = listName(given);
    return await inTransaction(db, async (trx) => {
      const made = await insertList(trx, customerScope(caller), { listId: newId(), name });
      const response = { list: toProtoList(made, { quotes: new Map(), errors: [] }, caller.store.currency) };
      await claim?.(trx, response);
      return response;
    });
  });

/** Returns the caller's list, with current data of the catalog if that responds in time. */
export const getList: CartHandler<'GetList'> =
  (deps) =>
  async ({ listId }, caller) => {
    const list = await getListInStore(deps.db, customerScope(caller), listId);
    return { list: toProtoList(list, await listSections(deps, list, caller), caller.store.currency) };
  };

/** Lists the caller's lists, newest change first. */
export const listLists: CartHandler<'ListLists'> =
  ({ db }) =>
  async (request, caller) => {
    const { lists, total } = await listListsInStore(db, customerScope(caller), pageOf(request));
    return { lists: lists.map(toProtoHead), total };
  };

/** Renames the caller's list. */
export const updateList: CartHandler<'UpdateList'> =
  (deps) =>
  async ({ name: given, ...request }, caller) => {
    const name = given === undefined ? undefined : listName(given);
    return changeList(deps, request, caller, async (list) => ({
      list: name === undefined || name === list.name ? list : { ...list, name },
    }));
  };

/** Deletes the caller's list. */
export const deleteList: CartHandler<'DeleteList'> =
  ({ db }) =>
  async ({ listId }, caller) => {
    await deleteListInStore(db, customerScope(caller), listId);
    return {};
  };
