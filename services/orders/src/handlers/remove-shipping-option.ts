import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { OrdersHandler } from '../deps.ts';
import { deleteShippingOption } from '../store/shipping-options.ts';

/** Removes a shipping option. Orders and running checkouts keep it. */
export const removeShippingOption: OrdersHandler<'RemoveShippingOption'> =
  ({ db }) =>
  async ({ code }, caller) => {
    await inTransaction(db, async (trx) => {
      if (!(await deleteShippingOption(trx, caller, code))) throw notFound('shipping option');
    });
    return {};
  };
