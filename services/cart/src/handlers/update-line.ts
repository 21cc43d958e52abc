import type { UpdateLineRequest__Output } from '@storefront/proto/storefront/cart/v1/UpdateLineRequest';
import type { UpdateLineResponse } from '@storefront/proto/storefront/cart/v1/UpdateLineResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import { catalogSections } from '../catalog/catalog-sections.ts';
import type { CartDeps } from '../deps.ts';
import { withChangedLine } from '../domain/cart-lines.ts';
import { requireVersion } from '../domain/cart-states.ts';
import { updateCart } from '../store/carts.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Changes a line's quantity or unit under the selling rules stored with the line. `version`, if given, must be the cart's current version. */
export const updateLine =
  ({ db, catalog }: CartDeps): Handler<UpdateLineRequest__Output, UpdateLineResponse> =>
  async ({ cartId, lineId, quantity, orderUom, orderQuantity, version }, caller) => {
    const snapshot = await updateCart(db, customerScope(caller), cartId, (cart) => {
      if (version !== undefined) requireVersion(cart, version);
      return withChangedLine(cart, lineId, { quantity, orderUom, orderQuantity });
    });
    return { cart: toProtoCart(snapshot, await catalogSections(catalog, snapshot.cart, caller)) };
  };
