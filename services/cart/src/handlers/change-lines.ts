import { BATCH_LINES_MAX, CART_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { type Claim, withIdempotency } from '@storefront/idempotency';
import type {
  AddLinesRequest__Output,
  RemoveLineRequest__Output,
  ReplaceLinesRequest__Output,
  UpdateLineRequest__Output,
} from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { addEach } from '../domain/add-each.ts';
import { withChangedLine, withLines, withoutLine } from '../domain/cart-lines.ts';
import { requireVersion } from '../domain/cart-states.ts';
import type { Cart } from '../domain/cart.ts';
import { type LineViolations, violationsOf } from '../domain/line-violations.ts';
import { replaced } from '../domain/merged-lines.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { quoteRequested } from '../quotes/quote-requested.ts';
import { updateCart } from '../store/carts.ts';
import { changeCart, fromRecentCart, fromStoredCart } from '../store/change-cart.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { addToCart } from './add-to-cart.ts';

/** Adds the acceptable lines of a batch to the caller's cart, with one call for quotes and in one write. */
export const addLines = (deps: CartDeps): CartResponseHandler<AddLinesRequest__Output> =>
  withIdempotency(deps.db, async ({ cartId, lines, version }, caller: Caller, claim?: Claim<CartResponse>) => {
    if (lines.length > BATCH_LINES_MAX) throw invalid('lines', `must have at most ${BATCH_LINES_MAX} entries`);
    const from = claim === undefined ? fromRecentCart : fromStoredCart;
    return retryOnConflict(() =>
      from(deps, customerScope(caller), cartId, (known) => addToCart(deps, known, { lines, version }, caller, claim)),
    );
  });

/** Replaces the lines of the caller's cart, or none of them if one is invalid. `version`, if given, must be the cart's current version. */
export const replaceLines =
  (deps: CartDeps): CartResponseHandler<ReplaceLinesRequest__Output, CartResponse | LineViolations> =>
  async ({ cartId, lines, version }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    const { wanted, known } = await quoteRequested(deps, lines, [], caller);
    const merged = addEach([], wanted, 'cart');
    const isRejected = merged.rejected.length > 0;
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => {
      if (version !== undefined) requireVersion(cart, version);
      return isRejected ? cart : withLines(cart, replaced(cart.lines, merged.lines));
    });
    if (isRejected) return violationsOf(merged.rejected);
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, known)) };
  };

/** Changes a line's quantity or unit as its product is sold now; while the catalog is unavailable, as it was sold when the line was added or priced. `version`, if given, must be the cart's current version. */
export const updateLine =
  (deps: CartDeps): CartResponseHandler<UpdateLineRequest__Output> =>
  async ({ cartId, lineId, quantity, orderUom, orderQuantity, version }, caller) => {
    const scope = customerScope(caller);
    return await fromRecentCart(deps, scope, cartId, async (known) => {
      // Quoted before the cart is locked: no RPC runs inside a transaction.
      const before = await catalogSections(deps.quoteLines, known.cart, caller);
      const change = (cart: Cart): Cart => {
        if (version !== undefined) requireVersion(cart, version);
        return withChangedLine(cart, lineId, { quantity, orderUom, orderQuantity }, before.quotes.get(lineId));
      };
      const snapshot = await updateCart(deps, scope, cartId, change, { known });
      deps.recentCarts.keep(scope, snapshot);
      if (before.errors.length > 0) return { cart: toProtoCart(snapshot, before) };
      const quotes = new Map([...before.quotes.values()].map((quote) => [quote.sku, quote]));
      return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, quotes)) };
    });
  };

/** Removes a line from the caller's cart. */
export const removeLine =
  (deps: CartDeps): CartResponseHandler<RemoveLineRequest__Output> =>
  async ({ cartId, lineId }, caller) => {
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withoutLine(cart, lineId));
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller)) };
  };
