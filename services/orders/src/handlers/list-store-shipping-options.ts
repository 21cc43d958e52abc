import type { ListStoreShippingOptionsRequest__Output } from '@storefront/proto/storefront/orders/v1/ListStoreShippingOptionsRequest';
import type { ListStoreShippingOptionsResponse } from '@storefront/proto/storefront/orders/v1/ListStoreShippingOptionsResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { isOffered } from '../domain/shipping-option.ts';
import { listShippingOptions } from '../store/shipping-options.ts';
import { toShippingOptionMessage } from '../wire/shipping-option-message.ts';

/** Every shipping option of the store, those that its shoppers are not offered among them. */
export const listStoreShippingOptions =
  ({ db }: OrdersDeps): Handler<ListStoreShippingOptionsRequest__Output, ListStoreShippingOptionsResponse> =>
  async (_request, caller) => {
    const options = await listShippingOptions(db, caller);
    return {
      options: options.map((option) => ({ option: toShippingOptionMessage(option), offered: isOffered(option, caller.store.couriers) })),
    };
  };
