import type { CloseCartRequest__Output } from '@storefront/proto/storefront/cart/v1/CloseCartRequest';
import type { CloseCartResponse } from '@storefront/proto/storefront/cart/v1/CloseCartResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { closeCart as storeClose } from '../store/freezes.ts';
import { checkoutIdOf, orderIdOf } from '../wire/freeze-fields.ts';

/** Marks the cart as ordered; the last step of a checkout. */
export const closeCart =
  (deps: CartDeps): Handler<CloseCartRequest__Output, CloseCartResponse> =>
  async ({ cartId, checkoutId, orderId }, caller) => {
    await storeClose(deps, customerScope(caller), { cartId, checkoutId: checkoutIdOf(checkoutId), orderId: orderIdOf(orderId) });
    return {};
  };
