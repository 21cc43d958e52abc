import { customerScope } from '@storefront/rpc';
import type { CartHandler } from '../deps.ts';
import { closeCart as storeClose } from '../store/freezes.ts';
import { checkoutIdOf, orderIdOf } from '../wire/freeze-fields.ts';

/** Marks the cart as ordered; the last step of a checkout. */
export const closeCart: CartHandler<'CloseCart'> =
  (deps) =>
  async ({ cartId, checkoutId, orderId }, caller) => {
    await storeClose(deps, customerScope(caller), { cartId, checkoutId: checkoutIdOf(checkoutId), orderId: orderIdOf(orderId) });
    return {};
  };
