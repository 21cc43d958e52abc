import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body, Client } from './client.ts';
import { CODE, type Customer, type Rail, type Shop, SKUS } from './open-shop.ts';
import type { PlacedOrder, PlacedOrders } from './placed-orders.ts';
import type { Recorder } from './recorder.ts';

/** The input of a shopper's visit. */
export interface Visitor {
  readonly shop: Shop;
  readonly customer: Customer;
  readonly client: Client;
  readonly orders: PlacedOrders;
  readonly recorder: Recorder;
}

/** An effect that needs an event of another service takes no longer than this, even while processes are replaced on a busy machine. */
const EFFECT_WITHIN_MS = 60_000;
const POLL_MS = 250;

/** One visit: the shopper browses, fills a cart, checks out on the rail, and uses the order. `count` numbers the visits of a shopper. */
export async function visit(visitor: Visitor, count: number): Promise<void> {
  const { shop, client } = visitor;
  const rail = shop.rails[count % shop.rails.length] ?? 'CASH_ON_DELIVERY';
  await browse(client, count);
  if (count % 4 === 0) await useAccount(client);
  const order = await placeOrder(visitor, rail, count);
  if (rail === 'PREPAID') await payOrder(client, order);
  if (rail === 'CREDIT_TERMS' && shop.mode === 'sandbox') await payInvoice(client, order);
  if (rail === 'CASH_ON_DELIVERY' && count % 2 === 0) await cancelOrder(client, order);
  await client.send({ path: `/v1/orders/${order.id}` });
  await client.send({ path: '/v1/orders?limit=5' });
  await client.send({ path: '/v1/invoices?limit=5' });
  if (!order.isCanceled) visitor.orders.leave(order);
}

async function browse(client: Client, count: number): Promise<void> {
  await client.send({ path: `/v1/products?limit=5&offset=${count % 5}` });
  await client.send({ path: `/v1/products?q=bolt&limit=3&facets=categories&sort=price` });
  await client.send({ path: '/v1/products?category=hardware&availability=IN_STOCK&limit=4' });
  await client.send({ path: `/v1/products/${skuOf(count)}` });
  await client.send({ path: `/v1/products/${skuOf(count)}/availability` });
  await client.send({ path: '/v1/products/NOT-A-PRODUCT', expect: [404] });
  await client.send({ path: '/v1/categories' });
  await client.send({ path: '/v1/catalog/changes?limit=3' });
  await client.send({ method: 'POST', path: '/v1/availability/batch', body: { skus: SKUS } });
}

async function useAccount(client: Client): Promise<void> {
  await client.send({ path: '/v1/me' });
  await client.send({ path: '/v1/me/credit-status' });
  const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };
  const { data } = await client.send({ method: 'POST', path: '/v1/me/addresses', body: address, expect: [201] });
  await client.send({ method: 'PATCH', path: `/v1/me/addresses/${data.id}`, body: { city: 'Negril' } });
  await client.send({ method: 'DELETE', path: `/v1/me/addresses/${data.id}`, expect: [200, 204] });
}

async function placeOrder({ shop, customer, client, orders, recorder }: Visitor, rail: Rail, count: number): Promise<PlacedOrder> {
  const cartId = await fillCart(client, count);
  const checkout = {
    method: 'POST' as const,
    path: '/v1/checkout',
    headers: { 'idempotency-key': randomUUID() },
    body: { cart_id: cartId, payment_rail: rail },
  };
  const { data } = await client.send(checkout);
  if (typeof data.order_id !== 'string') throw new Error(`the checkout of cart ${cartId} ended as ${data.state}`);
  const order = { shop, customer, rail, id: data.order_id, number: data.order_number, isCanceled: false, isPaid: false, isShipped: false };
  orders.add(order);
  recorder.order();
  // A process of the other release may respond to the repeated request.
  const repeated = await client.send(checkout);
  if (repeated.data.order_id !== order.id) throw new Error(`the repeated checkout of cart ${cartId} returned another order`);
  return order;
}

/** Creates a cart of two lines and changes it in every way. */
async function fillCart(client: Client, count: number): Promise<string> {
  const created = await client.send({ method: 'POST', path: '/v1/carts', headers: { 'idempotency-key': randomUUID() }, expect: [201] });
  const path = `/v1/carts/${created.data.id}`;
  await client.send({ method: 'POST', path: `${path}/lines`, body: { sku: skuOf(count), quantity: 2 } });
  const { data } = await client.send({ method: 'POST', path: `${path}/lines`, body: { sku: skuOf(count + 1), quantity: 1 } });
  await client.send({ method: 'PATCH', path: `${path}/lines/${data.lines[1].id}`, body: { quantity: 3 } });
  if (count % 3 === 0) await client.send({ method: 'POST', path: `${path}/promotions`, body: { code: CODE } });
  await client.send({ method: 'POST', path: `${path}/price` });
  await client.send({ method: 'POST', path: '/v1/checkout/preview', body: { cart_id: created.data.id, payment_rail: 'CASH_ON_DELIVERY' } });
  await client.send({ path });
  return created.data.id;
}

/** Pays a prepaid order on its payment page, and waits until the order is confirmed. */
async function payOrder(client: Client, order: PlacedOrder): Promise<void> {
  const { data } = await client.send({ path: `/v1/checkout/${order.id}/payment-status` });
  await choosePayment(client, data.redirect_url);
  order.isPaid = true;
  await until(`order ${order.id} is confirmed`, async () => (await orderOf(client, order)).status === 'CONFIRMED');
}

/** Pays the invoice of an order on credit terms, once it has been issued. */
async function payInvoice(client: Client, order: PlacedOrder): Promise<void> {
  let invoiceId = '';
  await until(`order ${order.id} has an invoice`, async () => {
    invoiceId = (await orderOf(client, order)).invoices?.[0]?.id ?? '';
    return invoiceId !== '';
  });
  await client.send({ path: `/v1/invoices/${invoiceId}` });
  const { data } = await client.send({ method: 'POST', path: `/v1/invoices/${invoiceId}/pay`, body: {} });
  await choosePayment(client, data.redirect_url);
  order.isPaid = true;
  await until(`order ${order.id} is paid`, async () => (await orderOf(client, order)).payment_status === 'PAID');
}

const choosePayment = (client: Client, page: string): Promise<Body> =>
  client.send({ method: 'POST', path: page, form: { outcome: 'pay' }, expect: [303] });

async function cancelOrder(client: Client, order: PlacedOrder): Promise<void> {
  const body = { reason: 'Ordered twice', reason_code: 'DUPLICATE' };
  await client.send({ method: 'POST', path: `/v1/orders/${order.id}/cancel`, body, headers: { 'idempotency-key': randomUUID() } });
  order.isCanceled = true;
}

const orderOf = async (client: Client, { id }: PlacedOrder): Promise<Body> => (await client.send({ path: `/v1/orders/${id}` })).data;
const skuOf = (count: number): string => SKUS[count % SKUS.length] ?? '';

/** Waits for an effect of another service. */
async function until(fact: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + EFFECT_WITHIN_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`${fact}: not within ${EFFECT_WITHIN_MS / 1000} s`);
    await sleep(POLL_MS);
  }
}
