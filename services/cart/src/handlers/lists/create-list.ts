import { inTransaction } from '@storefront/db';
import { withIdempotency } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../../deps.ts';
import { listName } from '../../domain/saved-list.ts';
import { insertList } from '../../store/saved-lists.ts';
import { toProtoList } from '../../wire/to-proto-list.ts';

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
