import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { openWorld, type World } from '../testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.behavior.heal();
  world.ledger.holds.clear();
  world.ledger.creditLimit = 10_000;
});
describe('an Idempotency-Key', () => {
  test('replays the first response byte for byte', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const first = await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' });
    const second = await checkOut(world.deps, { ...shopper, store: { ...shopper.store, paymentRails: [] } }, cart, { idempotencyKey: 'k' });

    expect(second.replayed).toBe(true);
    expect(JSON.stringify(second.result)).toBe(JSON.stringify(first.result));
  });

  test('refuses a different request and keeps the first response', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' });

    await expect(checkOut(world.deps, shopper, cart, { idempotencyKey: 'k', requestFingerprint: 'other' })).rejects.toMatchObject({
      code: 'validation_error',
      reason: 'idempotency_key_reused',
    });
    expect(await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' })).toMatchObject({ replayed: true });
  });

  test('is scoped to one customer of one store and mode', async () => {
    const shopper = world.newShopper();
    const others = [shopper, { ...shopper, customerId: newId() }, { ...shopper, mode: 'live' as const }, { ...shopper, tenantId: newId() }];
    const responses = [];
    for (const each of others) responses.push(await checkOut(world.deps, each, world.newCart(each), { idempotencyKey: 'k' }));
    const repeated = [];
    for (const each of others) repeated.push(await checkOut(world.deps, each, world.newCart(each), { idempotencyKey: 'k' }));

    expect(responses.map(({ replayed }) => replayed)).toEqual([false, false, false, false]);
    expect(repeated).toEqual(responses.map((response) => ({ ...response, replayed: true })));
  });

  test('runs one of fifty concurrent requests; the others get its response or idempotency_key_in_use', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' })),
    );

    const responses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(responses.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(responses.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['idempotency_key_in_use'] : []));
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });

  test('is released after a day', async () => {
    const shopper = world.newShopper();
    await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'k' });
    await world.deps.db
      .updateTable('idempotency_record')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('tenant_id', '=', shopper.tenantId)
      .execute();

    const refusing = { ...shopper, store: { ...shopper.store, paymentRails: [] } };
    await expect(checkOut(world.deps, refusing, world.newCart(shopper), { idempotencyKey: 'k' })).rejects.toMatchObject({
      reason: 'payment_rail_not_allowed',
    });
    const again = await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'k', requestFingerprint: 'other' });
    expect(again).toMatchObject({ replayed: false, result: { state: 'confirmed' } });
  });
});

describe('a checkout without a key', () => {
  test('of an ordered cart fails with the order ID', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result } = await checkOut(world.deps, shopper, cart);

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'cart_already_ordered',
      details: [{ field: 'cart_id', orderId: result?.orderId }],
    });
  });

  test('of an ordered cart that is not closed yet fails with the order ID', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behavior.fail('CloseCart', 'before');
    const { result } = await checkOut(world.deps, shopper, cart);

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ details: [{ orderId: result?.orderId }] });
    cart.frozenBy = null;
    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ details: [{ orderId: result?.orderId }] });
  });

  test('submitted ten times concurrently becomes one order', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => checkOut(world.deps, shopper, cart)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });
});
