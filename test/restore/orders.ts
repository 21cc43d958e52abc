import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import type { Shopper } from '../support/systems/a-store.ts';

/** The product that the orders are for. */
export const SKU = 'BOLT';
const RETRIED_WITHIN_MS = 60_000;

/** An order of the shopper. */
export interface Order {
  readonly id: string;
  readonly number: string;
}

/** Places an order on credit terms or prepaid, and pays the latter. */
export async function placeOrder(shopper: Shopper, rail: 'CREDIT_TERMS' | 'PREPAID'): Promise<Order> {
  const cart = await eventually(RETRIED_WITHIN_MS, () => pricedCart(shopper, [{ sku: SKU, quantity: 2 }]));
  // A busy machine may take longer than a checkout is given.
  const { status, text, body } = await retryUntilFinal(() => checkOut(shopper, cart, { payment_rail: rail }, cart));
  if (status !== 200) throw new Error(`checkout returned ${status}: ${text}`);
  const { order_id: id, redirect_url: page } = body.data;
  if (rail === 'PREPAID') await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  const { number } = await eventually(RETRIED_WITHIN_MS, () => orderOf(shopper, id));
  return { id, number };
}

/** Places an order on each rail, twice. */
export async function placeOrders(shopper: Shopper): Promise<Order[]> {
  const placed: Order[] = [];
  for (const rail of ['CREDIT_TERMS', 'PREPAID', 'CREDIT_TERMS', 'PREPAID'] as const) placed.push(await placeOrder(shopper, rail));
  return placed;
}

/** Sends a checkout over the credit limit of 1,000,000, whose order number the next order gets. */
export async function refuseCheckout(shopper: Shopper): Promise<void> {
  const cart = await pricedCart(shopper, [{ sku: SKU, quantity: 200_000 }]);
  const { body } = await checkOut(shopper, cart, { payment_rail: 'CREDIT_TERMS' }, cart);
  expect(body.data.state).toBe('over_credit_limit');
}

/** Expects that orders are confirmed and have an invoice. */
export async function expectInvoiced(shopper: Shopper, orders: readonly Order[]): Promise<void> {
  for (const { id } of seen('orders', orders)) {
    expect(await orderOf(shopper, id)).toMatchObject({ status: 'CONFIRMED', invoices: [{ number: expect.any(String) }] });
  }
}

async function orderOf(shopper: Shopper, id: string) {
  const { status, body } = await shopper.api.get(`/v1/orders/${id}`);
  expect(status).toBe(200);
  return body.data;
}

/** Counts how often billing has found that its database was restored. */
export const countDetections = async (home: string): Promise<number> =>
  (await readFile(join(home, 'logs', 'billing.log'), 'utf8')).split('"database_behind_stream"').length - 1;
