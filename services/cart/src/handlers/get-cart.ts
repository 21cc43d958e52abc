import type { GetCartRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { getCart as readCart } from '../store/read-cart.ts';
import type { CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Returns the caller's cart, with current descriptions and bands if the catalog responds in time. */
export const getCart =
  ({ db, quoteLines }: CartDeps): CartResponseHandler<GetCartRequest__Output> =>
  async ({ cartId }, caller) => {
    const snapshot = await readCart(db, customerScope(caller), cartId);
    return { cart: toProtoCart(snapshot, await catalogSections(quoteLines, snapshot.cart, caller)) };
  };
