import { withIdempotency } from '@storefront/idempotency';
import type { CreateCartRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { insertCart } from '../store/carts.ts';
import type { CartSnapshot } from '../store/read-cart.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Creates an empty cart for the caller's customer. */
export const createCart = (deps: CartDeps): CartResponseHandler<CreateCartRequest__Output> =>
  withIdempotency(deps.db, async (_request, caller, claim) => {
    const cart = { cartId: deps.newId(), currency: caller.store.currency };
    const scope = customerScope(caller);
    const made = await insertCart(deps, scope, cart, claim && ((trx, inserted) => claim(trx, toResponse(inserted))));
    deps.recentCarts.keep(scope, made);
    return toResponse(made);
  });

const toResponse = (snapshot: CartSnapshot): CartResponse => ({ cart: toProtoCart(snapshot, { quotes: new Map(), errors: [] }) });
