import type { FreezeCartResponse__Output } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import type { OrdersDeps } from '../deps.ts';
import { type CheckoutResult, resultOf } from '../domain/checkout-result.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** Has the cart service compare the prices of the cart, which this checkout can hold, with the catalog. Returns a refusal if they have changed. */
export async function comparePrices({ cart }: Pick<OrdersDeps, 'cart'>, context: CheckoutContext): Promise<CheckoutResult | undefined> {
  const { body, caller, checkoutId } = context;
  return pricesChanged(await cart.freezeCart({ cartId: body.cartId, checkoutId, dryRun: true }, caller), context);
}

/** Returns the price changes that the shopper must see first as a refusal; undefined if there are none. */
export function pricesChanged(response: FreezeCartResponse__Output, { store }: CheckoutContext): CheckoutResult | undefined {
  if (response.issues.length === 0) return undefined;
  const issues = response.issues.map(({ lineId, sku, code, detail }) => ({
    lineId: lineId ?? null,
    sku: sku ?? null,
    code,
    detail,
    availability: null,
  }));
  return resultOf({ state: 'price_changed', currency: response.cart?.currency || store.currency, issues });
}
