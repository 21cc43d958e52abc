import type { OrdersHandler } from '../deps.ts';
import { isOffered } from '../domain/shipping-option.ts';
import { listShippingOptions as listOptions } from '../store/shipping-options.ts';
import { toProtoShippingOption } from '../wire/to-proto-shipping-option.ts';

/** Lists the shipping options that the store offers now. */
export const listShippingOptions: OrdersHandler<'ListShippingOptions'> =
  ({ db }) =>
  async (_request, caller) => {
    const couriersEnabled = caller.store.couriers;
    const options = await listOptions(db, caller);
    const offered = options.filter((option) => isOffered(option, couriersEnabled));
    return { options: offered.map(toProtoShippingOption), couriersEnabled };
  };
