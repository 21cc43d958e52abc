import { withIdempotency } from '@storefront/idempotency';
import type { CreateCartRequest__Output } from '@storefront/proto/storefront/cart/v1/CreateCartRequest';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { insertCart } from '../store/carts.ts';
import type { CartSnapshot } from '../store/read-cart.ts';
import type { CartAnswer, CartHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Creates an empty cart for the caller's customer. */
export const createCart = ({ db, newId }: CartDeps): CartHandler<CreateCartRequest__Output> =>
  withIdempotency(db, async (_request, caller, claim) => {
    const cart = { cartId: newId(), currency: caller.store.currency };
    return toResponse(await insertCart(db, customerScope(caller), cart, claim && ((trx, made) => claim(trx, toResponse(made)))));
  });

const toResponse = (snapshot: CartSnapshot): CartAnswer => ({ cart: toProtoCart(snapshot, { quotes: new Map(), errors: [] }) });
