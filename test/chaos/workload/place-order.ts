import { randomUUID } from 'node:crypto';
import type { RequestRecord } from '../history/history.ts';
import type { Random } from '../random.ts';
import type { ChaosShopper, OpenShop } from './open-shop.ts';

/** An order that a shopper knows to exist. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly rail: string;
  /** One of its products. */
  readonly sku: string;
}

/** A shopper who sends the checkout once and does not wait for its outcome. */
const ABANDONED = 0.07;

/** Fills a cart, prices it, and checks out. Returns the order if there is one and the shopper knows it. */
export async function placeOrder({ shop, skus }: OpenShop, { client }: ChaosShopper, random: Random): Promise<PlacedOrder | undefined> {
  const post = (action: RequestRecord['action'], path: string, body?: unknown) =>
    client.sendUntilFinal({ action, method: 'POST', path, body, key: randomUUID() });
  const cart = await post('create cart', '/v1/carts');
  if (cart.status !== 201) return undefined;
  const path = `/v1/carts/${cart.response.data.id}`;
  const chosen = new Set(
    Array.from({ length: 1 + random.below(3) }, () => (random.next() < 0.1 ? skus[2] : random.pick(skus.slice(0, 2)))),
  );
  for (const sku of chosen) {
    const added = await post('add line', `${path}/lines`, { sku, quantity: 1 + random.below(4) });
    if (added.status !== 201 && added.status !== 200) return undefined;
  }
  const priced = await post('price cart', `${path}/price`);
  if (priced.status !== 200) return undefined;
  const order = await checkOut(client, random, {
    cart_id: cart.response.data.id,
    payment_rail: railOf(shop.mode, random),
    expected_total: priced.response.data.total,
    notes: `for ${shop.mark}`,
  });
  return order && { ...order, sku: random.pick([...chosen].filter((sku) => sku !== undefined)) };
}

function railOf(mode: string, random: Random): string {
  const draw = random.next();
  if (mode === 'sandbox' && draw < 0.35) return 'PREPAID';
  return draw < 0.65 ? 'CREDIT_TERMS' : 'CASH_ON_DELIVERY';
}

async function checkOut(
  client: ChaosShopper['client'],
  random: Random,
  body: Readonly<Record<string, unknown>> & { readonly payment_rail: string },
): Promise<Omit<PlacedOrder, 'sku'> | undefined> {
  const request = { action: 'check out', method: 'POST', path: '/v1/checkout', body, key: randomUUID() } as const;
  const isAbandoned = random.next() < ABANDONED;
  const { status, response } = isAbandoned ? await client.send(request) : await client.sendUntilFinal(request);
  if (status !== 200 || isAbandoned) return undefined;
  const { order_id: id, order_number: number, redirect_url: page } = response.data;
  if (id === null) return undefined;
  if (page !== null) await pay(client, random, id, page);
  return { id, number, rail: body.payment_rail };
}

/** Makes choices on the payment page, sometimes after a decline on a second one, and sometimes none. */
async function pay(client: ChaosShopper['client'], random: Random, orderId: string, firstPage: string): Promise<void> {
  const draw = random.next();
  if (draw < 0.1) return;
  let page = firstPage;
  if (draw < 0.25) {
    await choose(client, page, draw < 0.18 ? 'decline' : 'cancel');
    const again = await client.sendUntilFinal({
      action: 'repay',
      method: 'POST',
      path: `/v1/checkout/${orderId}/repay`,
      key: randomUUID(),
    });
    if (again.status !== 200) return;
    page = again.response.data.redirect_url;
  }
  await choose(client, page, 'pay');
  await client.sendUntilFinal({ action: 'read payment', method: 'GET', path: `/v1/checkout/${orderId}/payment-status` });
}

/** Submits the form of the hosted page. */
export const choose = (client: ChaosShopper['client'], page: string, outcome: string): Promise<RequestRecord> =>
  client.sendUntilFinal({ action: 'choose payment', method: 'POST', path: new URL(page).pathname, body: new URLSearchParams({ outcome }) });
