import type { ReserveStockResponse__Output } from '@storefront/proto/storefront/catalog/v1';
import type { OrdersDeps } from '../deps.ts';
import { amountsOfCart } from '../domain/checkout-amounts.ts';
import { resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';

const DETAILS: Readonly<Record<string, string>> = {
  insufficient_stock: 'Not enough stock is available.',
  sku_unavailable: 'It is no longer for sale.',
};

/** Whether the stock is reserved. If the catalog has other prices than the cart (`CHANGED`), it is not. */
export type ReservationResult = StepResult<true> & Pick<ReserveStockResponse__Output, 'prices'>;

/** Step 2: reserves the stock of every line, or of none. */
export async function reserveStock(
  { catalog }: Pick<OrdersDeps, 'catalog'>,
  { caller, checkoutId, dryRun, shippingOption, store }: CheckoutContext,
  cart: FrozenCart,
  condition: 'at its prices' | 'at any prices',
): Promise<ReservationResult> {
  const lines = cart.lines.map(({ id, sku, quantity, unitPrice, effectiveGctRate }) => ({
    lineId: id,
    sku,
    quantity,
    ...(condition === 'at its prices' && { unitPrice, effectiveGctRate, sellingTerms: cart.sellingTerms?.[id] }),
  }));
  const { issues, prices } = await catalog.reserveStock({ checkoutId, lines, holdSeconds: HOLD_SECONDS, dryRun }, caller);
  if (issues.length === 0) return { value: true, prices };
  const amounts = amountsOfCart(cart, shippingOption, store);
  const refusals = issues.map(({ lineId, sku, code, availability }) => ({
    lineId,
    sku,
    code,
    detail: DETAILS[code] ?? null,
    availability: availability === 'AVAILABILITY_UNSPECIFIED' ? 'UNKNOWN' : availability,
  }));
  return { refused: resultOf({ state: 'out_of_stock', currency: cart.currency, total: amounts.total, amounts, issues: refusals }), prices };
}
