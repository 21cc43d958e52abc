import type { SetShippingOptionRequest__Output } from '@storefront/proto/storefront/orders/v1/SetShippingOptionRequest';
import type { SetShippingOptionResponse } from '@storefront/proto/storefront/orders/v1/SetShippingOptionResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { fromProtoShippingOption } from '../wire/from-proto-shipping-option.ts';
import { toProtoShippingOption } from '../wire/to-proto-shipping-option.ts';

/** Creates or replaces the shipping option with this code. Courier options are offered only if the store enables couriers. */
export const setShippingOption =
  ({ db }: OrdersDeps): Handler<SetShippingOptionRequest__Output, SetShippingOptionResponse> =>
  async ({ option: message }, caller) => {
    const option = fromProtoShippingOption(message, caller.store.currency);
    await saveShippingOption(db, caller, option);
    return { option: toProtoShippingOption(option) };
  };
