import type { UnfreezeCartRequest__Output } from '@storefront/proto/storefront/cart/v1/UnfreezeCartRequest';
import type { UnfreezeCartResponse } from '@storefront/proto/storefront/cart/v1/UnfreezeCartResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { unfreezeCart as storeUnfreeze } from '../store/freezes.ts';
import { checkoutIdOf } from '../wire/freeze-fields.ts';

/** Releases the cart after a failed checkout, so that the shopper can change it again. */
export const unfreezeCart =
  ({ db }: CartDeps): Handler<UnfreezeCartRequest__Output, UnfreezeCartResponse> =>
  async ({ cartId, checkoutId }, caller) => {
    await storeUnfreeze(db, customerScope(caller), cartId, checkoutIdOf(checkoutId));
    return {};
  };
