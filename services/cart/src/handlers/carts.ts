import { withIdempotency } from '@storefront/idempotency';
import { moneyTextOf } from '@storefront/money';
import type { CreateCartRequest__Output, GetCartRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope, pageOf } from '@storefront/rpc';
import type { CartDeps, CartHandler } from '../deps.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { insertCart } from '../store/carts.ts';
import { listCarts as listCartsInStore } from '../store/list-carts.ts';
import { type CartSnapshot, getCart as getCartInStore } from '../store/read-cart.ts';
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

/** Returns the caller's cart, with current descriptions and bands if the catalog responds in time. */
export const getCart =
  ({ db, quoteLines }: CartDeps): CartResponseHandler<GetCartRequest__Output> =>
  async ({ cartId }, caller) => {
    const snapshot = await getCartInStore(db, customerScope(caller), cartId);
    return { cart: toProtoCart(snapshot, await catalogSections(quoteLines, snapshot.cart, caller)) };
  };

/** Lists the caller's carts, newest change first. */
export const listCarts: CartHandler<'ListCarts'> =
  ({ db }) =>
  async (request, caller) => {
    const statuses = request.status.filter((status) => status !== 'STATUS_UNSPECIFIED');
    const { carts, total } = await listCartsInStore(db, customerScope(caller), statuses, pageOf(request));
    return {
      carts: carts.map(({ cartId, total: sum, ...cart }) => ({
        ...cart,
        id: cartId,
        total: sum === null ? undefined : moneyTextOf(sum, cart.currency),
        createdAt: cart.createdAt.toISOString(),
        updatedAt: cart.updatedAt.toISOString(),
        expiresAt: cart.expiresAt.toISOString(),
      })),
      total,
    };
  };
