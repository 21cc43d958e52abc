import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { aCheckoutBody, aShippingOption } from '../testing/builders.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { startCompensating } from './checkouts.ts';
import { measureOpenCheckouts } from './open-checkouts.ts';
import type { CheckoutStart, StartedCheckout } from './start-checkouts.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Shopper = ReturnType<World['newShopper']>;

const aStart = (shopper: Shopper, key?: string, { cartId = newId(), fingerprint = 'a' } = {}): CheckoutStart => {
  const { tenantId, mode, customerId, store, requestId } = shopper;
  const ids = { id: newId(), orderId: newId(), leaseToken: newId(), leaseOwner: newId(), requestId };
  return {
    checkout: { tenantId, mode, customerId, store, ...ids, body: aCheckoutBody({ cartId }), shippingOption: null },
    key: key === undefined ? undefined : { route: 'POST /v1/checkout', key, fingerprint },
  };
};
const start = (starts: readonly CheckoutStart[]) => Promise.all(starts.map((each) => world.deps.startCheckout(each)));
const numbersOf = (started: readonly StartedCheckout[]) => started.map((each) => each?.orderNumber);

describe('checkouts that are started together', () => {
  test('are numbered in sequence, each store and mode by itself', async () => {
    const [one, other] = [world.newShopper(), world.newShopper()];
    const live: Shopper = { ...one, mode: 'live' };

    const first = await start([aStart(one), aStart(other), aStart(one), aStart(live), aStart(one)]);
    const second = await start([aStart(other), aStart(one)]);

    expect(numbersOf(first)).toEqual(['SO-1001', 'SO-1001', 'SO-1002', 'SO-1001', 'SO-1003']);
    expect(numbersOf(second)).toEqual(['SO-1002', 'SO-1004']);
  });

  test('are counted while they are open', async () => {
    const before = await measureOpenCheckouts(world.deps.db);
    const shopper = world.newShopper();
    await start([aStart(shopper), aStart(shopper)]);
    await sql`update checkout set created_at = now() - interval '1 hour' where tenant_id = ${shopper.tenantId}`.execute(world.deps.db);

    const { count, oldestAgeSeconds } = await measureOpenCheckouts(world.deps.db);

    expect(count).toBe(before.count + 2);
    expect(oldestAgeSeconds).toBeGreaterThanOrEqual(3_600);
  });

  test('are stored as they were given', async () => {
    const shopper = world.newShopper();
    const plain = aStart(shopper);
    const shipped = { ...plain, checkout: { ...aStart(shopper).checkout, shippingOption: aShippingOption() } };

    await start([plain, shipped]);

    const { rows } = await sql`select id, body, store, shipping_option, request_id, lease_token from checkout
      where tenant_id = ${shopper.tenantId} order by order_number`.execute(world.deps.db);
    expect(rows).toEqual(
      [plain, shipped].map(({ checkout }) => ({
        id: checkout.id,
        body: checkout.body,
        store: checkout.store,
        shipping_option: checkout.shippingOption && JSON.parse(JSON.stringify(checkout.shippingOption)),
        request_id: checkout.requestId,
        lease_token: checkout.leaseToken,
      })),
    );
  });

  test('one of several with the same key is started, and no number is assigned to the others', async () => {
    const shopper = world.newShopper();

    const results = await start([aStart(shopper, 'k'), aStart(shopper, 'k'), aStart(shopper), aStart(shopper, 'k')]);

    expect(numbersOf(results)).toEqual(['SO-1001', undefined, 'SO-1002', undefined]);
  });

  test('a key belongs to its store, mode, customer, and route', async () => {
    const shopper = world.newShopper();
    const others: Partial<Shopper>[] = [{}, { tenantId: newId() }, { mode: 'live' }, { customerId: newId() }];
    const starts = others.map((other) => aStart({ ...shopper, ...other }, 'k'));
    const routed = { ...aStart(shopper), key: { route: 'POST /v1/other', key: 'k', fingerprint: 'a' } };

    expect(numbersOf(await start([...starts, routed]))).not.toContain(undefined);
  });

  test('one whose key is already claimed is not started, and an expired key is claimed again', async () => {
    const shopper = world.newShopper();
    await start([aStart(shopper, 'valid'), aStart(shopper, 'expired')]);
    await sql`update idempotency_record set expires_at = now() - interval '1 second'
      where tenant_id = ${shopper.tenantId} and key = 'expired'`.execute(world.deps.db);

    const results = await start([aStart(shopper, 'valid', { fingerprint: 'b' }), aStart(shopper, 'expired'), aStart(shopper, 'new')]);

    expect(numbersOf(results)).toEqual([undefined, 'SO-1003', 'SO-1004']);
  });

  test('one that the database refuses does not prevent the others from being started', async () => {
    const shopper = world.newShopper();
    const startOne = world.deps.startCheckout;

    const results = await Promise.allSettled([
      startOne(aStart(shopper)),
      startOne(aStart(shopper, 'k', { cartId: 'not a UUID' })),
      startOne(aStart(shopper)),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const { rows } = await sql`select key from idempotency_record where tenant_id = ${shopper.tenantId}`.execute(world.deps.db);
    expect(rows).toEqual([]);
  });

  test('two batches at the same time never assign a number twice, and first those that were returned', async () => {
    const shopper = world.newShopper();
    const first = await start(Array.from({ length: 20 }, () => aStart(shopper)));
    const refused = seen('checkouts', first, 20).flatMap((each) =>
      each === undefined ? [] : [startCompensating(world.deps.db, each, ['unfreeze_cart'])],
    );
    await Promise.all(refused);
    const batch = () => start(Array.from({ length: 10 }, () => aStart(shopper)));

    const numbers = numbersOf((await Promise.all(Array.from({ length: 8 }, batch))).flat());

    expect(new Set(numbers).size).toBe(80);
    expect(numbers).toContain('SO-1080');
    expect(numbers).not.toContain('SO-1081');
  });
});
