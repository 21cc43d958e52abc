import type { RemoveLineRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { withoutLine } from '../domain/cart-lines.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { changeCart } from '../store/change-cart.ts';
import type { CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Removes a line from the caller's cart. */
export const removeLine =
  (deps: CartDeps): CartResponseHandler<RemoveLineRequest__Output> =>
  async ({ cartId, lineId }, caller) => {
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withoutLine(cart, lineId));
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller)) };
  };
