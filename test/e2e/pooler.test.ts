import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findTestProgram, type PgBouncer, startPgBouncer } from '@storefront/backing-servers/testing';
import { isOnCitus } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';

/** Two processes with all services share three connections to Postgres per role, through PgBouncer in transaction mode. */

const pgbouncer = await findTestProgram('pgbouncer');
const onCitus = isOnCitus() && 'the servers of Citus trust all connections, and have no password for the pooler';
const pooled = skippedIf(onCitus || pgbouncer.missing, test);

const RAILS = ['--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID', '--credit-limit', '100000', '--terms-days', '30'];
/** More than the connections of the pooler. */
const SHOPPERS = 6;

let pooler: PgBouncer | undefined;
let system: System;
let store: TestStore;
let receiver: WebhookReceiver;
let shoppers: readonly Shopper[];

beforeAll(async () => {
  system = await startOwnSystem({
    allInOne: true,
    replicas: 2,
    serviceEnv: { DATABASE_PREPARED: 'off' },
    async throughPooler(postgresUrl) {
      pooler = await startPgBouncer(pgbouncer, postgresUrl);
      return pooler.through(postgresUrl);
    },
  });
  store = await aStore({ system, create: ['--online-payments'] });
  receiver = await webhookReceiver();
  await store.importProducts(Array.from({ length: 20 }, (_, index) => aProduct({ sku: `BOLT-${index}` })));
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => store.shopper(RAILS)));
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
});
afterAll(async () => {
  await system?.stop();
  await pooler?.stop();
  await receiver?.close();
});

pooled('products are listed, searched, and priced', async () => {
  const pages = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      store.server.get(`/v1/products?limit=3&offset=${index % 5}&q=${index % 2 ? 'product' : 'bolt'}`),
    ),
  );

  expect(pages.map(({ status, body }) => [status, body.data.length, body.errors])).toEqual(pages.map(() => [200, 3, []]));
});

pooled('concurrent checkouts on every rail place one order each, and their events are delivered', async () => {
  const placed = await Promise.all(
    shoppers.flatMap((shopper) =>
      ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'].map((rail, index) =>
        anOrder(shopper, [{ sku: `BOLT-${index}`, quantity: 2 }], { payment_rail: rail }).then(({ id }) => ({ id, rail })),
      ),
    ),
  );

  const confirmed = placed.filter(({ rail }) => rail !== 'PREPAID');
  for (const { id } of confirmed) await receiver.next(({ body }) => JSON.parse(body.toString()).data.id === id);
});

pooled('a retry with the same Idempotency-Key replays the response, and concurrent retries place one order', async () => {
  const [shopper] = shoppers as readonly [Shopper];
  const cartId = await pricedCart(shopper, [{ sku: 'BOLT-5', quantity: 1 }]);
  const attempts = await Promise.all(Array.from({ length: 5 }, () => checkOut(shopper, cartId, {}, 'pooled')));
  const again = await checkOut(shopper, cartId, {}, 'pooled');

  const orders = [...attempts, again].filter(({ status }) => status === 200).map(({ body }) => body.data.order_id);
  expect(new Set(orders).size).toBe(1);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

pooled('the doctor finds nothing', async () => {
  await eventually(30_000, async () => expect(await brokenChecks(system.env)).toEqual([]));
});
