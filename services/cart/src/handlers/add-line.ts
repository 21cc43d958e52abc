import { notFound } from '@storefront/errors';
import { type Claim, withDeferredAnswer } from '@storefront/idempotency';
import type { Decimal } from '@storefront/money';
import type { AddLineRequest__Output } from '@storefront/proto/storefront/cart/v1/AddLineRequest';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { withLine } from '../domain/cart-lines.ts';
import { amountTooLarge, isExactLine } from '../domain/exact-amounts.ts';
import { parseQuantity } from '../domain/line-quantity.ts';
import { type FoundQuote, hasPrice, type Quote } from '../domain/quote.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { type QuoteLines, quoteSku } from '../quotes/quote-lines.ts';
import { changeCart } from '../store/change-cart.ts';
import type { Trx } from '../store/schema.ts';
import type { CartAnswer, CartAnswerHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { getCart } from './get-cart.ts';

/** Adds a SKU to the caller's cart if this storefront shows that SKU. */
export const addLine = (deps: CartDeps): CartAnswerHandler<AddLineRequest__Output> =>
  // The response also describes the cart's other lines, which are known only after the commit.
  withDeferredAnswer(deps.db, { act: addNow(deps), look: ({ cartId }, caller) => getCart(deps)({ cartId }, caller) });

const addNow =
  (deps: CartDeps) =>
  async (
    { cartId, sku, quantity, orderUom, orderQuantity }: Omit<AddLineRequest__Output, 'asJson'>,
    caller: Caller,
    claim?: Claim<null>,
  ): Promise<CartAnswer> => {
    // Quote the SKU before the cart is locked: no RPC runs inside a transaction.
    const quote = await quoteSku(deps.quoteLines, sku, caller);
    if (!quote.found) throw notFound('product');

    const { description, rules } = quote;
    const parsed = parseQuantity({ quantity, orderUom, orderQuantity }, rules);
    await requireExactLine(deps.quoteLines, quote, parsed.quantity, caller);
    const line = { lineId: deps.newId(), sku: quote.sku, description, rules, pricing: null, ...parsed };
    const beforeCommit = claim && ((trx: Trx) => claim(trx, null));
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => withLine(cart, line), beforeCommit);
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, [quote])) };
  };

/** Throws 422 `amount_too_large` if the line alone would cost too much to be exact in JSON. A price break can make it cheaper than its quote for one unit. */
async function requireExactLine(quoteLines: QuoteLines, ofOne: FoundQuote, quantity: Decimal, caller: Caller): Promise<void> {
  const fits = (quote: Quote | undefined): boolean => !hasPrice(quote) || isExactLine(quote.unitPrice, quantity, caller.store.currency);
  if (fits(ofOne)) return;
  const { quotes } = await quoteLines([{ sku: ofOne.sku, quantity }], caller);
  if (!fits(quotes[0])) throw amountTooLarge('quantity');
}
