import { setTimeout as sleep } from 'node:timers/promises';
import type { Shopper } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { insistently } from '../support/insistently.ts';
import { checkOut } from '../support/priced-cart.ts';
import type { Booked, Books } from './books.ts';
import type { Random } from './random.ts';

/** What costs 10 a piece without tax. */
export const SKU = 'CHAOS';
const PRICE = 10;
/** Takes a tenth off, rounded to whole cents by its price. */
export const CODE = 'CHAOS-10';
/** There is none of it, ever. */
export const MISSING_SKU = 'NONE';

/** One thing that a shopper wants in a round. */
export interface Intent {
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly key: string;
  readonly quantity: number;
  readonly onCredit: boolean;
  readonly promoted: boolean;
  /** One that cannot succeed: over the credit limit, or out of stock. */
  readonly refusedWith: 'over_credit_limit' | 'out_of_stock' | null;
}

const REFUSALS = ['over_credit_limit', 'out_of_stock'] as const;

/** Fills a cart, through whatever still fails. */
export async function anIntent(shoppers: readonly Shopper[], key: string, random: Random, refused: boolean): Promise<Intent> {
  const shopper = random.pick(shoppers);
  const refusedWith = refused ? random.pick(REFUSALS) : null;
  const quantity = refusedWith === 'over_credit_limit' ? 900_000 : 1 + random.below(3);
  const onCredit = refusedWith === 'over_credit_limit' || random.next() < 0.6;
  const promoted = refusedWith === null && random.next() < 0.3;
  const lines = [{ sku: SKU, quantity }, ...(refusedWith === 'out_of_stock' ? [{ sku: MISSING_SKU, quantity: 1 }] : [])];
  const cartId = await filledCart(shopper, lines, promoted ? [CODE] : []);
  return { shopper, cartId, key, quantity, onCredit, promoted, refusedWith };
}

/** Each request may be lost or done twice in a crash, so the cart is looked at and begun anew until it is as it should be. */
async function filledCart(
  { api }: Shopper,
  lines: readonly { sku: string; quantity: number }[],
  codes: readonly string[],
): Promise<string> {
  for (;;) {
    const cartId: string = (await insistently(() => api.post('/v1/carts'))).body.data.id;
    for (const line of lines) await insistently(() => api.post(`/v1/carts/${cartId}/lines`, line));
    for (const code of codes) await insistently(() => api.post(`/v1/carts/${cartId}/promotions`, { code }));
    const { body } = await insistently(() => api.post(`/v1/carts/${cartId}/price`));
    const wanted = lines.map(({ quantity }) => quantity);
    if (JSON.stringify(body.data.lines.map((line: { quantity: number }) => line.quantity)) === JSON.stringify(wanted)) return cartId;
  }
}

/** Checks out, asking with the same key until an answer stands, and books what came of it. */
export async function carryOut(intent: Intent, books: Books): Promise<void> {
  const { shopper, cartId, key, onCredit } = intent;
  const rail = { payment_rail: onCredit ? 'CREDIT_TERMS' : 'CASH_ON_DELIVERY' };
  const answer = await insistently(() => checkOut(shopper, cartId, rail, key));
  const { state, order_id: orderId, total } = answer.body.data ?? {};
  if (state !== (intent.refusedWith ?? 'confirmed')) throw new Error(`${key} got ${answer.status} ${answer.text}`);
  if (intent.refusedWith !== null) return;
  const expected = intent.quantity * PRICE * (intent.promoted ? 0.9 : 1);
  if (total !== expected) throw new Error(`${key} should cost ${expected}, not ${total}`);
  books.place(bookedOf(intent, orderId, total));
}

/** Asks once and walks away, whatever happens; only later it is looked at whether there is an order. */
export async function walkAway(intent: Intent): Promise<void> {
  const rail = { payment_rail: intent.onCredit ? 'CREDIT_TERMS' : 'CASH_ON_DELIVERY' };
  await Promise.race([checkOut(intent.shopper, intent.cartId, rail, intent.key).catch(() => undefined), sleep(2_000)]);
}

/** Books the order of an intent that nobody waited for, if there is one. Only to be asked once everything has settled. */
export async function lookBack(intent: Intent, books: Books): Promise<void> {
  const cart = await insistently(() => intent.shopper.api.get(`/v1/carts/${intent.cartId}`));
  if (cart.body.data.status !== 'ORDERED') return;
  const { body }: Answer = await insistently(() => checkOut(intent.shopper, intent.cartId));
  const orderId: string = body.error.details[0].order_id;
  const order = await insistently(() => intent.shopper.api.get(`/v1/orders/${orderId}`));
  books.place(bookedOf(intent, orderId, order.body.data.total));
}

/** Cancels an order, asking until it is answered; an answer that was lost is given again. */
export async function cancelInsistently(order: Booked, books: Books): Promise<void> {
  const path = `/v1/orders/${order.orderId}/cancel`;
  const answer = await insistently(() =>
    order.shopper.api.post(path, { reason: 'chaos' }, { 'idempotency-key': `cancel-${order.orderId}` }),
  );
  if (answer.status !== 200) throw new Error(`cancel got ${answer.text}`);
  books.cancel(order);
}

const bookedOf = ({ shopper, quantity, onCredit }: Intent, orderId: string, total: number): Booked => ({
  shopper,
  orderId,
  quantity,
  total,
  onCredit,
});
