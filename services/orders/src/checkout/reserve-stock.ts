import type { OrdersDeps } from '../deps.ts';
import { resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';

const DETAILS: Readonly<Record<string, string>> = {
  insufficient_stock: 'Not enough stock is available.',
  sku_unavailable: 'It is no longer for sale.',
};

/** Step 2: reserves the stock of every line, or of none. */
export async function reserveStock(
  { catalog }: Pick<OrdersDeps, 'catalog'>,
  context: CheckoutContext,
  cart: FrozenCart,
): Promise<StepResult<true>> {
  const lines = cart.lines.map(({ id, sku, quantity }) => ({ lineId: id, sku, quantity }));
  const { checkoutId, dryRun } = context;
  const response = await catalog.reserveStock({ checkoutId, lines, holdSeconds: HOLD_SECONDS, dryRun }, context.caller);
  if (response.issues.length === 0) return { value: true };
  const issues = response.issues.map(({ lineId, sku, code, availability }) => ({
    lineId,
    sku,
    code,
    detail: DETAILS[code] ?? null,
    availability: availability === 'AVAILABILITY_UNSPECIFIED' ? 'UNKNOWN' : availability,
  }));
  const { total } = orderTotals(cart, context.shippingOption, context.store.gctRate);
  return { refused: resultOf({ state: 'out_of_stock', currency: cart.currency, total, issues }) };
}
