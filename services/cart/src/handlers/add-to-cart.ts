import type { Claim } from '@storefront/idempotency';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { addEach, type RejectedLine } from '../domain/add-each.ts';
import { withLines } from '../domain/cart-lines.ts';
import { cartChanged, requireVersion } from '../domain/cart-states.ts';
import type { Cart } from '../domain/cart.ts';
import type { RequestedLine } from '../domain/requested-line.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { quoteRequested } from '../quotes/quote-requested.ts';
import { updateCart } from '../store/carts.ts';
import type { CartSnapshot } from '../store/read-cart.ts';
import type { Trx } from '../store/schema.ts';
import type { CartResponse } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { toProtoRejected } from '../wire/to-proto-rejected.ts';

/** Lines to be added to a cart, and the version that it must have, if any. */
interface AddedBatch {
  readonly lines: readonly RequestedLine[];
  readonly version?: number | undefined;
}

/** Adds the acceptable lines to the cart, which was read as `known`. If there are none, nothing is written, and the key stays free. */
export async function addToCart(
  deps: CartDeps,
  known: CartSnapshot,
  { lines, version }: AddedBatch,
  caller: Caller,
  claim?: Claim<CartResponse>,
): Promise<CartResponse> {
  // Quoted before the cart is locked: no RPC runs inside a transaction.
  const { wanted, known: quotes } = await quoteRequested(deps, lines, known.cart.lines, caller);
  let rejected: readonly RejectedLine[] = [];
  const change = (cart: Cart): Cart => {
    if (version !== undefined) requireVersion(cart, version);
    const added = addEach(cart.lines, wanted, 'cart');
    rejected = added.rejected;
    return withLines(cart, added.lines);
  };
  const toResponse = async (snapshot: CartSnapshot): Promise<CartResponse> => ({
    cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, quotes)),
    rejected: toProtoRejected(rejected, lines),
  });
  const beforeCommit =
    claim &&
    (async (trx: Trx, changed: CartSnapshot) => {
      // The response is stored with the claim. The quotes of lines that another request has added meanwhile would need a call.
      if (changed.cart.lines.some(({ sku }) => !quotes.has(sku))) throw cartChanged();
      if (rejected.length < lines.length) await claim(trx, await toResponse(changed));
    });
  const scope = customerScope(caller);
  const changed = await updateCart(deps, scope, known.cart.cartId, change, { beforeCommit, known });
  deps.recentCarts.keep(scope, changed);
  return toResponse(changed);
}
