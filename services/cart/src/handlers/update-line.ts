import type { UpdateLineRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { withChangedLine } from '../domain/cart-lines.ts';
import { requireVersion } from '../domain/cart-states.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { changeCart } from '../store/change-cart.ts';
import type { CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Changes a line's quantity or unit under the selling rules stored with the line. `version`, if given, must be the cart's current version. */
export const updateLine =
  (deps: CartDeps): CartResponseHandler<UpdateLineRequest__Output> =>
  async ({ cartId, lineId, quantity, orderUom, orderQuantity, version }, caller) => {
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => {
      if (version !== undefined) requireVersion(cart, version);
      return withChangedLine(cart, lineId, { quantity, orderUom, orderQuantity });
    });
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller)) };
  };
