import { randomUUID } from 'node:crypto';
import type { FlowClient } from './http-flow.ts';

/** The headers of the shopper that a flow runs as. */
export type ShopperHeaders = Readonly<Record<string, string>>;

export const CART_STEPS = ['create', 'add a line', 'price', 'read'] as const;
export const ORDER_STEPS = ['create', 'add a line', 'price', 'checkout'] as const;

/** Creates a cart, adds a line, prices it, and reads it. Returns the milliseconds of each request. */
export async function cartFlow(client: FlowClient, headers: ShopperHeaders, sku: string): Promise<readonly number[]> {
  const { cartId, times } = await pricedCart(client, headers, sku);
  const read = await client.send({ method: 'GET', path: `/v1/carts/${cartId}`, headers, status: 200 });
  if (typeof read.body.data.total !== 'number') throw new Error('the cart that was read has no total');
  return [...times, read.ms];
}

/** Runs from no cart to a confirmed order on credit terms. Returns the milliseconds of each request. */
export async function orderFlow(client: FlowClient, headers: ShopperHeaders, sku: string): Promise<readonly number[]> {
  const { cartId, times } = await pricedCart(client, headers, sku);
  const checkout = await client.send({
    method: 'POST',
    path: '/v1/checkout',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { cart_id: cartId, payment_rail: 'CREDIT_TERMS' },
    status: 200,
  });
  if (checkout.body.data.state !== 'confirmed') throw new Error(`the checkout ended as ${checkout.body.data.state}`);
  return [...times, checkout.ms];
}

/** Runs from no cart to a prepaid order with an open payment page. */
export async function prepaidFlow(client: FlowClient, headers: ShopperHeaders, sku: string): Promise<void> {
  const { cartId } = await pricedCart(client, headers, sku);
  const body = { cart_id: cartId, payment_rail: 'PREPAID' };
  await client.send({ method: 'POST', path: '/v1/checkout', headers, body, status: 200 });
}

async function pricedCart(client: FlowClient, headers: ShopperHeaders, sku: string): Promise<{ cartId: string; times: number[] }> {
  const created = await client.send({ method: 'POST', path: '/v1/carts', headers, status: 201 });
  const cartId = created.body.data.id;
  const added = await client.send({ method: 'POST', path: `/v1/carts/${cartId}/lines`, headers, body: { sku, quantity: 2 }, status: 200 });
  const priced = await client.send({ method: 'POST', path: `/v1/carts/${cartId}/price`, headers, status: 200 });
  return { cartId, times: [created.ms, added.ms, priced.ms] };
}

/** Creates a cart with one line per SKU and returns its ID. */
export async function filledCart(client: FlowClient, headers: ShopperHeaders, skus: readonly string[]): Promise<string> {
  const created = await client.send({ method: 'POST', path: '/v1/carts', headers, status: 201 });
  const cartId = created.body.data.id;
  for (const sku of skus)
    await client.send({ method: 'POST', path: `/v1/carts/${cartId}/lines`, headers, body: { sku, quantity: 3 }, status: 200 });
  return cartId;
}

/** Prices an existing cart. Returns the milliseconds of the request. */
export async function priceFlow(client: FlowClient, headers: ShopperHeaders, cartId: string): Promise<readonly number[]> {
  return [(await client.send({ method: 'POST', path: `/v1/carts/${cartId}/price`, headers, status: 200 })).ms];
}
