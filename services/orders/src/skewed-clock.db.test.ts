import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_TOKENS } from '@storefront/access/testing';
import { type SkewedProcess, startSkewedProcess } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import { createClient } from '@storefront/rpc';
import { sql } from 'kysely';
import { openWorld, type World } from './testing/open-world.ts';

const MINUTE_MS = 60_000;
/** A process that has just started on a busy machine needs longer than the usual deadline. */
const DEADLINE_MS = 60_000;

describe.each([10, -10])('in a process whose clock is off by %i minutes', (minutes) => {
  let world: World;
  let started: SkewedProcess;

  beforeAll(async () => {
    world = await openWorld();
    const env = { ...world.environment, NATS_URL: process.env.TEST_NATS_URL };
    started = await startSkewedProcess({ main: new URL('main.ts', import.meta.url), env, skewMs: minutes * MINUTE_MS });
  });
  afterAll(async () => {
    await started.end();
    await world.close();
  });

  test('an order is placed and canceled at the time of the database', async () => {
    const orders = createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', {
      address: started.address,
      serviceToken: TEST_TOKENS.gateway,
      deadlineMs: DEADLINE_MS,
    });
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result } = await orders.checkout({ body: { cartId: cart.content.id, paymentRail: 'CASH_ON_DELIVERY' } }, shopper);
    const orderId = result?.orderId ?? '';
    const { order } = await orders.cancelOrder({ orderId, reason: 'too late' }, shopper);
    orders.close();

    const { rows } = await sql<{ placed: number; canceled: number }>`
      select extract(epoch from clock_timestamp() - placed_at)::float8 as placed,
        extract(epoch from clock_timestamp() - ${order?.cancellation?.cancelledAt ?? null}::timestamptz)::float8 as canceled
      from sales_order where id = ${orderId}
    `.execute(world.deps.db);
    for (const secondsAgo of seen('times', Object.values(rows[0] ?? { placed: null }))) {
      expect(Math.abs(Number(secondsAgo))).toBeLessThan(5 * 60);
    }
    expect(rows).toHaveLength(1);
  });
});
