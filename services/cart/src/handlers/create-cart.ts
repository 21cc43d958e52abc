import { keyed } from '@storefront/idempotency';
import type { CreateCartRequest__Output } from '@storefront/proto/storefront/cart/v1/CreateCartRequest';
import type { CreateCartResponse } from '@storefront/proto/storefront/cart/v1/CreateCartResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { insertCart } from '../store/carts.ts';
import type { CartReading } from '../store/read-cart.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Makes an empty cart for the caller's customer. */
export const createCart = ({ db, newId }: CartDeps): Handler<CreateCartRequest__Output, CreateCartResponse> =>
  keyed(db, async (_request, caller, claim) => {
    const cart = { cartId: newId(), currency: caller.store.currency };
    return answerOf(await insertCart(db, customerScope(caller), cart, claim && ((trx, made) => claim(trx, answerOf(made)))));
  });

const answerOf = (reading: CartReading): CreateCartResponse => ({ cart: toProtoCart(reading, { quotes: new Map(), errors: [] }) });
