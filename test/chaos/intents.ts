import { setTimeout as sleep } from 'node:timers/promises';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { checkOut } from '../support/http/priced-cart.ts';
import type { Shopper } from '../support/systems/a-store.ts';
import type { ExpectedState, PlacedOrder } from './expected-state.ts';
import type { Random } from './random.ts';

/** A product at 10 per piece, without tax. */
export const SKU = 'CHAOS';
const PRICE = 10;
/** A promotion of 10%, which gives whole cents at this price. */
export const CODE = 'CHAOS-10';
/** A product that is never in stock. */
export const MISSING_SKU = 'NONE';

/** A checkout that a shopper attempts in a round. */
export interface Intent {
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly key: string;
  readonly quantity: number;
  readonly onCredit: boolean;
  readonly promoted: boolean;
  /** The state of a checkout that cannot succeed; null if it should. */
  readonly refusedWith: 'over_credit_limit' | 'out_of_stock' | null;
}

/** The states of checkouts that cannot succeed. */
export const REFUSALS = ['over_credit_limit', 'out_of_stock'] as const;

/** The fixed part of an intent. */
interface Wanted {
  readonly refusedWith?: Intent['refusedWith'];
  readonly mustBeOnCredit?: boolean;
}

/** Fills a cart for a random intent, retrying until it succeeds. */
export async function anIntent(
  shoppers: readonly Shopper[],
  key: string,
  random: Random,
  { refusedWith = null, mustBeOnCredit = false }: Wanted = {},
): Promise<Intent> {
  const shopper = random.pick(shoppers);
  const quantity = refusedWith === 'over_credit_limit' ? 900_000 : 1 + random.below(3);
  const onCredit = random.next() < 0.6 || mustBeOnCredit || refusedWith === 'over_credit_limit';
  const promoted = refusedWith === null && random.next() < 0.3;
  const lines = [{ sku: SKU, quantity }, ...(refusedWith === 'out_of_stock' ? [{ sku: MISSING_SKU, quantity: 1 }] : [])];
  const cartId = await filledCart(shopper, lines, promoted ? [CODE] : []);
  return { shopper, cartId, key, quantity, onCredit, promoted, refusedWith };
}

/**
 * Fills a cart. In a crash, a request can be lost or applied twice, so the cart is verified and started over until its lines are correct.
 */
async function filledCart(
  { api }: Shopper,
  lines: readonly { sku: string; quantity: number }[],
  codes: readonly string[],
): Promise<string> {
  for (;;) {
    const cartId: string = (await retryUntilFinal(() => api.post('/v1/carts'))).body.data.id;
    for (const line of lines) await retryUntilFinal(() => api.post(`/v1/carts/${cartId}/lines`, line));
    for (const code of codes) await retryUntilFinal(() => api.post(`/v1/carts/${cartId}/promotions`, { code }));
    const { body } = await retryUntilFinal(() => api.post(`/v1/carts/${cartId}/price`));
    const wanted = lines.map(({ quantity }) => quantity);
    if (JSON.stringify(body.data.lines.map((line: { quantity: number }) => line.quantity)) === JSON.stringify(wanted)) return cartId;
  }
}

/** Checks out, retrying with the same key until the result is final, and records the order. */
export async function completeCheckout(intent: Intent, expectedState: ExpectedState): Promise<void> {
  const { shopper, cartId, key, onCredit } = intent;
  const rail = { payment_rail: onCredit ? 'CREDIT_TERMS' : 'CASH_ON_DELIVERY' };
  const response = await retryUntilFinal(() => checkOut(shopper, cartId, rail, key));
  const { state, order_id: orderId, total } = response.body.data ?? {};
  if (state !== (intent.refusedWith ?? 'confirmed')) throw new Error(`${key} got ${response.status} ${response.text}`);
  if (intent.refusedWith !== null) return;
  const expected = intent.quantity * PRICE * (intent.promoted ? 0.9 : 1);
  if (total !== expected) throw new Error(`${key} should cost ${expected}, not ${total}`);
  expectedState.place(placedOrderOf(intent, orderId, total));
}

/** Sends a checkout once and ignores the result. Whether there is an order is determined later. */
export async function abandonCheckout(intent: Intent): Promise<void> {
  const rail = { payment_rail: intent.onCredit ? 'CREDIT_TERMS' : 'CASH_ON_DELIVERY' };
  await Promise.race([checkOut(intent.shopper, intent.cartId, rail, intent.key).catch(() => undefined), sleep(2_000)]);
}

/** Records the order of an abandoned checkout, if there is one. Call it after all checkouts have finished. */
export async function recordAbandonedOrder(intent: Intent, expectedState: ExpectedState): Promise<void> {
  const cart = await retryUntilFinal(() => intent.shopper.api.get(`/v1/carts/${intent.cartId}`));
  if (cart.body.data.status !== 'ORDERED') return;
  const { body }: ApiResponse = await retryUntilFinal(() => checkOut(intent.shopper, intent.cartId));
  const orderId: string = body.error.details[0].order_id;
  const order = await retryUntilFinal(() => intent.shopper.api.get(`/v1/orders/${orderId}`));
  expectedState.place(placedOrderOf(intent, orderId, order.body.data.total));
}

/** Cancels an order, retrying with the same key until the result is final, and records that. */
export async function cancelUntilFinal(order: PlacedOrder, expectedState: ExpectedState): Promise<void> {
  const path = `/v1/orders/${order.orderId}/cancel`;
  const response = await retryUntilFinal(() =>
    order.shopper.api.post(path, { reason: 'chaos' }, { 'idempotency-key': `cancel-${order.orderId}` }),
  );
  if (response.status !== 200) throw new Error(`cancel got ${response.text}`);
  expectedState.cancel(order);
}

const placedOrderOf = ({ shopper, quantity, onCredit }: Intent, orderId: string, total: number): PlacedOrder => ({
  shopper,
  orderId,
  quantity,
  total,
  onCredit,
});
