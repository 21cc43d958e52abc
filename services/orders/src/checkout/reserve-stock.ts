import type { ReserveStockResponse__Output } from '@storefront/proto/storefront/catalog/v1/ReserveStockResponse';
import type { OrdersDeps } from '../deps.ts';
import { type CheckoutResult, resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';
import { comparePrices } from './compare-prices.ts';

const DETAILS: Readonly<Record<string, string>> = {
  insufficient_stock: 'Not enough stock is available.',
  sku_unavailable: 'It is no longer for sale.',
};

/** The checkout ends, and its stock can be reserved all the same. */
type Uncertain = { readonly uncertain: true } & ({ readonly refused: CheckoutResult } | { readonly error: unknown });

type Deps = Pick<OrdersDeps, 'cart' | 'catalog'>;

/**
 * Step 2: reserves the stock of every line, or of none, if the prices of the frozen cart are current. If the catalog finds other prices, or is of a
 * release that does not compare them, the cart service compares them and names the changes.
 */
export async function reserveStock(deps: Deps, context: CheckoutContext, cart: FrozenCart): Promise<StepResult<true> | Uncertain> {
  const response = await callReserveStock(deps, context, cart, true);
  if (response.prices === 'CURRENT') return toStepResult(response, context, cart);
  try {
    const refused = await comparePrices(deps, context);
    if (refused) return { refused, uncertain: true };
  } catch (error) {
    return { error, uncertain: true };
  }
  // The prices changed and changed back.
  const reserved = response.prices === 'CHANGED' ? await callReserveStock(deps, context, cart, false) : response;
  return toStepResult(reserved, context, cart);
}

/** Returns the result that `reserveStock` would have for a cart whose prices are current. Nothing is reserved. */
export async function previewStock(deps: Deps, context: CheckoutContext, cart: FrozenCart): Promise<StepResult<true>> {
  return toStepResult(await callReserveStock(deps, context, cart, false), context, cart);
}

function callReserveStock({ catalog }: Deps, { caller, checkoutId, dryRun }: CheckoutContext, cart: FrozenCart, withPrices: boolean) {
  const lines = cart.lines.map(({ id, sku, quantity, unitPrice, effectiveGctRate }) => ({
    lineId: id,
    sku,
    quantity,
    ...(withPrices && { unitPrice, effectiveGctRate }),
  }));
  return catalog.reserveStock({ checkoutId, lines, holdSeconds: HOLD_SECONDS, dryRun }, caller);
}

function toStepResult(response: ReserveStockResponse__Output, context: CheckoutContext, cart: FrozenCart): StepResult<true> {
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
