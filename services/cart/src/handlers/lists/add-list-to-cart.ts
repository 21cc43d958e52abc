import { type Claim, withIdempotency } from '@storefront/idempotency';
import { plainText } from '@storefront/money';
import type { AddListToCartRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../../deps.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { RequestedLine } from '../../domain/requested-line.ts';
import { fromRecentCart, fromStoredCart } from '../../store/change-cart.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { getList } from '../../store/saved-lists.ts';
import type { CartResponse, CartResponseHandler } from '../../wire/in-requested-form.ts';
import { addToCart } from '../add-to-cart.ts';
import { cartOf, nothingOrderable } from '../create-cart-with-lines.ts';

/** Adds the acceptable lines of the caller's list to a cart, or to a new one; 409 `nothing_orderable` if there are none. */
export const addListToCart = (deps: CartDeps): CartResponseHandler<AddListToCartRequest__Output> =>
  withIdempotency(deps.db, async ({ listId, cartId }, caller: Caller, claim?: Claim<CartResponse>) => {
    const scope = customerScope(caller);
    const lines = (await getList(deps.db, scope, listId)).lines.map(toRequested);
    if (cartId === undefined) return await cartOf(deps, lines, caller, claim);
    const from = claim === undefined ? fromRecentCart : fromStoredCart;
    const response = await retryOnConflict(() => from(deps, scope, cartId, (known) => addToCart(deps, known, { lines }, caller, claim)));
    if (response.rejected?.length === lines.length) throw nothingOrderable();
    return response;
  });

const toRequested = ({ sku, quantity, ordered, rules }: CartLine): RequestedLine => ({
  sku,
  quantity: plainText(quantity),
  orderUom: ordered?.code,
  orderQuantity: ordered === null ? undefined : plainText(ordered.quantity),
  baseUom: rules.baseUom,
});
