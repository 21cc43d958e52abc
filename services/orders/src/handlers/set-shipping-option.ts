import { inTransaction } from '@storefront/db';
import type { OrdersHandler } from '../deps.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { fromProtoShippingOption } from '../wire/from-proto-shipping-option.ts';
import { toProtoShippingOption } from '../wire/to-proto-shipping-option.ts';

/** Creates or replaces the shipping option with this code. Courier options are offered only if the store enables couriers. */
export const setShippingOption: OrdersHandler<'SetShippingOption'> =
  ({ db }) =>
  async ({ option: message }, caller) => {
    const option = fromProtoShippingOption(message, caller.store.currency);
    await inTransaction(db, (trx) => saveShippingOption(trx, caller, option));
    return { option: toProtoShippingOption(option) };
  };
