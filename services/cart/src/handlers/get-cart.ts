import type { GetCartRequest__Output } from '@storefront/proto/storefront/cart/v1/GetCartRequest';
import type { GetCartResponse } from '@storefront/proto/storefront/cart/v1/GetCartResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import { catalogSections } from '../catalog/catalog-sections.ts';
import type { CartDeps } from '../deps.ts';
import { getCart as readCart } from '../store/read-cart.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** The caller's cart, with the catalog's present descriptions and bands where it answers in time. */
export const getCart =
  ({ db, catalog }: CartDeps): Handler<GetCartRequest__Output, GetCartResponse> =>
  async ({ cartId }, caller) => {
    const reading = await readCart(db, customerScope(caller), cartId);
    return { cart: toProtoCart(reading, await catalogSections(catalog, reading.cart, caller)) };
  };
