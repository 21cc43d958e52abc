import type { OrdersDeps } from '../deps.ts';
import { resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { type Answer, type Asked, HOLD_SECONDS } from './asked.ts';

const DETAILS: Readonly<Record<string, string>> = {
  insufficient_stock: 'There is not enough of it in stock.',
  sku_unavailable: 'It is no longer for sale.',
};

/** Step 2: holds the stock of every line or of none. */
export async function reserveStock({ catalog }: Pick<OrdersDeps, 'catalog'>, asked: Asked, cart: FrozenCart): Promise<Answer<true>> {
  const lines = cart.lines.map(({ id, sku, quantity }) => ({ lineId: id, sku, quantity }));
  const { checkoutId, dryRun } = asked;
  const response = await catalog.reserveStock({ checkoutId, lines, holdSeconds: HOLD_SECONDS, dryRun }, asked.caller);
  if (response.issues.length === 0) return { got: true };
  const issues = response.issues.map(({ lineId, sku, code, availability }) => ({
    lineId,
    sku,
    code,
    detail: DETAILS[code] ?? null,
    availability: availability === 'AVAILABILITY_UNSPECIFIED' ? 'UNKNOWN' : availability,
  }));
  const { total } = orderTotals(cart, asked.shippingOption, asked.store.gctRate);
  return { refused: resultOf({ state: 'out_of_stock', currency: cart.currency, total, issues }) };
}
