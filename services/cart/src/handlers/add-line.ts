import { notFound } from '@storefront/errors';
import { type Claim, keyedAndAnsweredLater } from '@storefront/idempotency';
import type { AddLineRequest__Output } from '@storefront/proto/storefront/cart/v1/AddLineRequest';
import type { AddLineResponse } from '@storefront/proto/storefront/cart/v1/AddLineResponse';
import { type Caller, customerScope, type Handler } from '@storefront/rpc';
import type { Transaction } from 'kysely';
import { catalogSections } from '../catalog/catalog-sections.ts';
import { quoteSku } from '../catalog/quote-lines.ts';
import type { CartDeps } from '../deps.ts';
import { withLine } from '../domain/cart-lines.ts';
import { measureOf } from '../domain/measure.ts';
import { updateCart } from '../store/carts.ts';
import type { Database } from '../store/schema.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';
import { getCart } from './get-cart.ts';

/** Puts a SKU into the caller's cart, if this storefront shows that SKU. */
export const addLine = (deps: CartDeps): Handler<AddLineRequest__Output, AddLineResponse> =>
  // Which other lines the cart holds, and has to have described, is known after the commit.
  keyedAndAnsweredLater(deps.db, { act: addNow(deps), look: ({ cartId }, caller) => getCart(deps)({ cartId }, caller) });

const addNow =
  ({ db, catalog, newId }: CartDeps) =>
  async (
    { cartId, sku, quantity, orderUom, orderQuantity }: AddLineRequest__Output,
    caller: Caller,
    claim?: Claim<null>,
  ): Promise<AddLineResponse> => {
    // Asked before the cart is locked: no RPC runs inside a transaction.
    const quote = await quoteSku(catalog, sku, caller);
    if (!quote.found) throw notFound('product');

    const { description, rules } = quote;
    const measure = measureOf({ quantity, orderUom, orderQuantity }, rules);
    const line = { lineId: newId(), sku: quote.sku, description, rules, pricing: null, ...measure };
    const settle = claim && ((trx: Transaction<Database>) => claim(trx, null));
    const reading = await updateCart(db, customerScope(caller), cartId, (cart) => withLine(cart, line), { settle });
    return { cart: toProtoCart(reading, await catalogSections(catalog, reading.cart, caller, [quote])) };
  };
