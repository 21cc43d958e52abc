import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../deps.ts';
import { deleteCartsAndLists } from '../store/delete-carts-and-lists.ts';

/** Deletes the open carts and the saved lists of a customer who has closed the account. Ordered carts are purged in their time. */
export const eraseCustomer: CartHandler<'EraseCustomer'> =
  ({ db }) =>
  async (_request, caller) => {
    await inTransaction(db, (trx) => deleteCartsAndLists(trx, customerScope(caller)));
    return {};
  };
