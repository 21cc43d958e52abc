import { notFound } from '@storefront/errors';
import type { RemoveShippingOptionRequest__Output } from '@storefront/proto/storefront/orders/v1/RemoveShippingOptionRequest';
import type { RemoveShippingOptionResponse } from '@storefront/proto/storefront/orders/v1/RemoveShippingOptionResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { deleteShippingOption } from '../store/shipping-options.ts';

/** Removes a shipping option. Orders and running checkouts keep it. */
export const removeShippingOption =
  ({ db }: OrdersDeps): Handler<RemoveShippingOptionRequest__Output, RemoveShippingOptionResponse> =>
  async ({ code }, caller) => {
    if (!(await deleteShippingOption(db, caller, code))) throw notFound('shipping option');
    return {};
  };
