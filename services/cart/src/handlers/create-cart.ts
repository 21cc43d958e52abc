import type { CreateCartRequest__Output } from '@storefront/proto/storefront/cart/v1/CreateCartRequest';
import type { CreateCartResponse } from '@storefront/proto/storefront/cart/v1/CreateCartResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { insertCart } from '../store/carts.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Makes an empty cart for the caller's customer. */
export const createCart =
  ({ db, newId }: CartDeps): Handler<CreateCartRequest__Output, CreateCartResponse> =>
  async (_request, caller) => {
    const reading = await insertCart(db, customerScope(caller), newId(), caller.store.currency);
    return { cart: toProtoCart(reading, { quotes: new Map(), errors: [] }) };
  };
