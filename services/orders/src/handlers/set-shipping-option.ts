import type { SetShippingOptionRequest__Output } from '@storefront/proto/storefront/orders/v1/SetShippingOptionRequest';
import type { SetShippingOptionResponse } from '@storefront/proto/storefront/orders/v1/SetShippingOptionResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { toShippingOption, toShippingOptionMessage } from '../wire/shipping-option-message.ts';

/** Stores a shipping option under its code. A courier option is offered once the store enables couriers. */
export const setShippingOption =
  ({ db }: OrdersDeps): Handler<SetShippingOptionRequest__Output, SetShippingOptionResponse> =>
  async ({ option: message }, caller) => {
    const option = toShippingOption(message, caller.store.currency);
    await saveShippingOption(db, caller, option);
    return { option: toShippingOptionMessage(option) };
  };
