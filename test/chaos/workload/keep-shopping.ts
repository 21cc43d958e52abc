import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorder } from '../history/recorder.ts';
import type { Random } from '../random.ts';
import { foreignPath } from './foreign-path.ts';
import { keepAccount, type OpenPages, payInvoice } from './keep-account.ts';
import type { ChaosShopper, OpenShop } from './open-shop.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

/** The orders of a shop that its operator may refund or ship. */
export type KnownOrders = PlacedOrder[];

const PAUSE_MS = { min: 500, max: 6_000 };
/** A token is valid for an hour. */
const LOGIN_EVERY_MS = 20 * 60_000;
/** How often a shopper asks for what belongs to another one. */
const CURIOUS = 0.2;
/** How often a shopper looks after the account. */
const ACCOUNT = 0.5;

/** Lets a shopper browse, order, cancel, pay invoices, one or several at once, and ask for what belongs to others until `signal` is aborted. */
export async function keepShopping(
  shop: OpenShop,
  shopper: ChaosShopper,
  recorder: Recorder,
  random: Random,
  known: KnownOrders,
  signal: AbortSignal,
): Promise<void> {
  let loggedInAt = performance.now();
  const pages: OpenPages = [];
  while (!signal.aborted) {
    await sleep(PAUSE_MS.min + random.below(PAUSE_MS.max - PAUSE_MS.min));
    if (performance.now() - loggedInAt > LOGIN_EVERY_MS) {
      await shopper.logIn();
      loggedInAt = performance.now();
    }
    await browse(shop, shopper, random);
    if (random.next() < CURIOUS) await readForeign(shop, shopper, recorder, random);
    if (random.next() < ACCOUNT) await keepAccount(shop, shopper, random, pages);
    if (random.next() < 0.25) continue;
    const order = await placeOrder(shop, shopper, random);
    if (order !== undefined) await follow(shop, shopper, order, random, known);
  }
}

async function browse({ skus }: OpenShop, { client }: ChaosShopper, random: Random): Promise<void> {
  const paths = [
    '/v1/products?limit=3',
    `/v1/products/${random.pick(skus)}`,
    '/v1/products?q=product&limit=2',
    '/v1/me',
    '/v1/orders?limit=2',
  ];
  for (let page = 0; page < 2; page += 1) await client.sendUntilFinal({ action: 'browse', method: 'GET', path: random.pick(paths) });
}

/** Asks for a cart, an order, a payment, or an invoice of another shopper. */
async function readForeign({ shop }: OpenShop, { id, client }: ChaosShopper, { history }: Recorder, random: Random): Promise<void> {
  const path = foreignPath(history, { shop: shop.name, shopper: id }, random);
  if (path !== undefined) await client.sendUntilFinal({ action: 'read foreign', method: 'GET', path });
}

/** The action of a shopper after an order: nothing, cancel it, or pay its invoice. */
async function follow({ shop }: OpenShop, { client }: ChaosShopper, order: PlacedOrder, random: Random, known: KnownOrders): Promise<void> {
  const read = { action: 'read order', method: 'GET', path: `/v1/orders/${order.id}` } as const;
  await client.sendUntilFinal(read);
  const draw = random.next();
  if (draw < 0.2) {
    const body = { reason: 'changed my mind' };
    await client.sendUntilFinal({ action: 'cancel', method: 'POST', path: `${read.path}/cancel`, body, key: randomUUID() });
    return;
  }
  known.push(order);
  // In live mode there is no payment gateway, so the operator records payments.
  if (draw > 0.5 || order.rail === 'PREPAID' || shop.mode === 'live') return;
  const { response } = await client.sendUntilFinal(read);
  const invoice = response?.data?.invoices?.[0];
  if (invoice !== undefined) await payInvoice(client, invoice.id);
}
