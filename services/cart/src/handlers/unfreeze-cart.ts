import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../deps.ts';
import { unfreezeCart as storeUnfreeze } from '../store/freezes.ts';
import { checkoutIdOf } from '../wire/freeze-fields.ts';

/** Releases the cart after a failed checkout, so that the shopper can change it again. */
export const unfreezeCart: CartHandler<'UnfreezeCart'> =
  ({ db }) =>
  async ({ cartId, checkoutId }, caller) => {
    await storeUnfreeze(db, customerScope(caller), cartId, checkoutIdOf(checkoutId));
    return {};
  };
