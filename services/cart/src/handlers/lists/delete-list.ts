import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../../deps.ts';
import { deleteList as storeDelete } from '../../store/saved-lists.ts';

/** Deletes the caller's list. */
export const deleteList: CartHandler<'DeleteList'> =
  ({ db }) =>
  async ({ listId }, caller) => {
    await storeDelete(db, customerScope(caller), listId);
    return {};
  };
