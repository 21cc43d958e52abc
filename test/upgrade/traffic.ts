import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import { newClient } from './client.ts';
import type { Shop } from './open-shop.ts';
import type { PlacedOrders } from './placed-orders.ts';
import type { Recorder } from './recorder.ts';
import type { Release } from './release.ts';
import { visit } from './visits.ts';

/** The traffic of shoppers, of the stores' servers, and of an operator. */
export interface Traffic {
  readonly orders: PlacedOrders;
  /** Ends the visits and waits for them. */
  stop(): Promise<void>;
}

/** How to send traffic. */
export interface TrafficOptions {
  readonly system: System;
  readonly shops: readonly Shop[];
  /** The releases whose commands the operator uses one after another. */
  readonly releases: readonly Release[];
  readonly recorder: Recorder;
  /** The orders that were placed before. */
  readonly orders: PlacedOrders;
}

/** A pause between two requests, long enough that the traffic leaves processor time for starting processes. */
const PAUSE_MS = 40;
const SERVER_PAUSE_MS = 500;
/** A command takes a second of processor time. */
const OPERATOR_PAUSE_MS = 4_000;

/** Starts traffic: every customer of every shop visits it again and again, one request at a time, and no request is repeated after a failure. */
export function startTraffic({ system, shops, releases, recorder, orders }: TrafficOptions): Traffic {
  const stopping = new AbortController();
  const repeat = async (pauseMs: number, work: (count: number) => Promise<void>): Promise<void> => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await work(count).catch((error: Error) => recorder.failure(error.message));
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const shopping = shops.flatMap((shop) =>
    shop.customers.map(async (customer, index) => {
      // Every second customer opens a connection for each request.
      const client = paced(newClient(shop.baseUrl, customer.headers, index % 2 === 0, recorder));
      await repeat(PAUSE_MS, (count) => visit({ shop, customer, client, orders, recorder }, count * shop.customers.length + index));
      client.close();
    }),
  );
  const serving = shops.map(async (shop) => {
    const client = newClient(shop.baseUrl, shop.server, false, recorder);
    await repeat(SERVER_PAUSE_MS, () => lookAtWebhooks(client));
    client.close();
  });
  const operating = repeat(OPERATOR_PAUSE_MS, (count) => operate(system, releases[count % releases.length] as Release, orders));
  return {
    orders,
    async stop() {
      stopping.abort();
      await Promise.all([...shopping, ...serving, operating]);
    },
  };
}

/** Waits before each request. */
function paced(client: ReturnType<typeof newClient>): ReturnType<typeof newClient> {
  return {
    send: async (step) => {
      await sleep(PAUSE_MS);
      return client.send(step);
    },
    close: client.close,
  };
}

/** The reads of a store's server and its developers. */
async function lookAtWebhooks(client: ReturnType<typeof newClient>): Promise<void> {
  await client.send({ path: '/v1/ping' });
  const [subscription] = await client.send({ path: '/v1/webhooks' });
  const { data } = await client.send({ path: `/v1/webhooks/${subscription.id}/deliveries?limit=5` });
  if (data.length > 0) await client.send({ path: `/v1/webhooks/${subscription.id}/deliveries/${data[0].id}` });
  await client.send({ path: '/v1/requests?limit=3' });
}

/** Ships an order and counts stock, with the commands of a release. */
async function operate(system: System, release: Release, orders: PlacedOrders): Promise<void> {
  const order = orders.takeShippable();
  if (order === undefined) return;
  const inShop = ['--tenant', order.shop.tenantId, '--mode', order.shop.mode];
  await release.storefront(system.env, ['orders', 'ship', order.id, '--carrier', 'DHL', '--tracking', order.number, ...inShop]);
  order.isShipped = true;
  await release.storefront(system.env, ['stock', 'adjust', 'BOLT-1', '1', ...inShop]);
}
