import { type Claim, withDeferredResponse } from '@storefront/idempotency';
import type { AddLineRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { withLine } from '../domain/cart-lines.ts';
import type { CartLine } from '../domain/cart.ts';
import { amountTooLarge } from '../domain/exact-amounts.ts';
import type { Quote } from '../domain/quote.ts';
import { fitsJsonAt, toLine } from '../domain/requested-line.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { type QuoteLines, quoteSku } from '../quotes/quote-lines.ts';
import { changeCart } from '../store/change-cart.ts';
import type { Trx } from '../store/schema.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { getCart } from './carts.ts';

/** Adds a SKU to the caller's cart if this storefront shows that SKU. */
export const addLine = (deps: CartDeps): CartResponseHandler<AddLineRequest__Output> =>
  // The response also describes the cart's other lines, which are known only after the commit.
  withDeferredResponse(deps.db, { act: addNow(deps), look: ({ cartId }, caller) => getCart(deps)({ cartId }, caller) });

const addNow =
  (deps: CartDeps) =>
  async ({ cartId, ...requested }: Omit<AddLineRequest__Output, 'asJson'>, caller: Caller, claim?: Claim<null>): Promise<CartResponse> => {
    // Quote the SKU before the cart is locked: no RPC runs inside a transaction.
    const quote = await quoteSku(deps.quoteLines, requested.sku, caller);
    const line = toLine(requested, quote, deps.newId());
    await requireExactLine(deps.quoteLines, quote, line, caller);
    const beforeCommit = claim && ((trx: Trx) => claim(trx, null));
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withLine(cart, line), beforeCommit);
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, new Map([[quote.sku, quote]]))) };
  };

/** Throws 422 `amount_too_large` if the line alone would cost too much to be exact in JSON. A price break can make it cheaper than its quote for one unit. */
async function requireExactLine(quoteLines: QuoteLines, ofOne: Quote, line: CartLine, caller: Caller): Promise<void> {
  const { currency } = caller.store;
  if (fitsJsonAt(ofOne, line, currency)) return;
  const { quotes } = await quoteLines([line], caller);
  if (!fitsJsonAt(quotes[0], line, currency)) throw amountTooLarge('quantity');
}
