import { CART_LINES_MAX } from '@storefront/contract';
import { conflict, invalid } from '@storefront/errors';
import { type Claim, withIdempotency } from '@storefront/idempotency';
import type { CreateCartWithLinesRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { addEach } from '../domain/add-each.ts';
import { withLines } from '../domain/cart-lines.ts';
import type { RequestedLine } from '../domain/requested-line.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { quoteRequested } from '../quotes/quote-requested.ts';
import { insertChangedCart } from '../store/carts.ts';
import type { CartSnapshot } from '../store/read-cart.ts';
import type { Trx } from '../store/schema.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { toProtoRejected } from '../wire/to-proto-rejected.ts';

/** Creates a cart with the acceptable ones of some lines; 409 `nothing_orderable` if there are none. */
export const createCartWithLines = (deps: CartDeps): CartResponseHandler<CreateCartWithLinesRequest__Output> =>
  withIdempotency(deps.db, async ({ lines }, caller: Caller, claim?: Claim<CartResponse>) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    return cartOf(deps, lines, caller, claim);
  });

/** Creates the cart and returns it with the rejected lines. */
export async function cartOf(
  deps: CartDeps,
  lines: readonly RequestedLine[],
  caller: Caller,
  claim?: Claim<CartResponse>,
): Promise<CartResponse> {
  const { wanted, known } = await quoteRequested(deps, lines, [], caller);
  const added = addEach([], wanted, 'cart');
  if (added.lines.length === 0) throw nothingOrderable();
  const toResponse = async (snapshot: CartSnapshot): Promise<CartResponse> => ({
    cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, known)),
    rejected: toProtoRejected(added.rejected, lines),
  });
  const scope = customerScope(caller);
  const beforeCommit = claim && (async (trx: Trx, made: CartSnapshot) => claim(trx, await toResponse(made)));
  const fields = { cartId: deps.newId(), currency: caller.store.currency };
  const made = await insertChangedCart(deps.db, scope, fields, (cart) => withLines(cart, added.lines), beforeCommit);
  deps.recentCarts.keep(scope, made);
  return toResponse(made);
}

/** The 409 for lines of which none can be added to a cart. */
export const nothingOrderable = () => conflict('nothing_orderable', 'None of the lines can be ordered.');
