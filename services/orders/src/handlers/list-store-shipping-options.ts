import type { OrdersHandler } from '../deps.ts';
import { isOffered } from '../domain/shipping-option.ts';
import { listShippingOptions } from '../store/shipping-options.ts';
import { toProtoShippingOption } from '../wire/to-proto-shipping-option.ts';

/** Lists all shipping options of the store, including those not offered to shoppers. */
export const listStoreShippingOptions: OrdersHandler<'ListStoreShippingOptions'> =
  ({ db }) =>
  async (_request, caller) => {
    const options = await listShippingOptions(db, caller);
    return {
      options: options.map((option) => ({ option: toProtoShippingOption(option), offered: isOffered(option, caller.store.couriers) })),
    };
  };
