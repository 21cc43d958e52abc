import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { NO_STORE, serviceCaller } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { aStore } from '../../testing/gateway-under-test.ts';
import { type GatewayWithStore, startGatewayWithStore } from '../../testing/request.ts';
import { endMove } from '../store/sandbox-clocks.ts';
import { claimFault, insertFault, listFaults } from '../store/sandbox-faults.ts';
import { showClock } from './advance-clock.ts';
import { completeMoves } from './complete-moves.ts';
import { clearFaults } from './faults.ts';
import { onceForStore } from './own-keys.ts';

let gateway: GatewayWithStore['gateway'];
let store: GatewayWithStore['store'];
let ask: GatewayWithStore['ask'];
beforeAll(async () => {
  ({ gateway, ask } = await startGatewayWithStore());
});
afterAll(() => gateway.close());
beforeEach(async () => {
  store = await aStore(gateway);
  gateway.fakes.calls.length = 0;
  gateway.fakes.isBillingAway = false;
  gateway.fakes.moveMs = 0;
});

const post = (path: string, body: unknown) => ask(`/v1/sandbox/${path}`, { method: 'POST', key: store.secret, body });
const moves = () =>
  gateway.fakes.calls
    .filter(({ method }) => method.endsWith('.AdvanceClock'))
    .map(({ method, request, caller }) => [method, Number((request as { offsetMs: string }).offsetMs) / 60_000, caller.clockOffsetMs]);

describe('a move of the clock', () => {
  test('ends the payment sessions first, then the orders that waited for them, and then applies sales', async () => {
    expect((await post('clock/advance', { by: '3h' })).body.data).toMatchObject({ status: 'READY', ahead_seconds: 10_800 });

    expect(moves()).toEqual([
      ['billing.AdvanceClock', 30, 1_800_000],
      ['orders.AdvanceClock', 30, 1_800_000],
      ['billing.AdvanceClock', 180, 10_800_000],
      ['orders.AdvanceClock', 180, 10_800_000],
      ['catalog.AdvanceClock', 180, 10_800_000],
    ]);
  });

  test('is seen by the next request, which services handle at the new time', async () => {
    await ask('/v1/products', { key: store.secret });
    await post('clock/advance', { by: '1h' });
    await ask('/v1/products', { key: store.secret });

    const offsets = gateway.fakes.calls.filter(({ method }) => method === 'ListProducts').map(({ caller }) => caller.clockOffsetMs);
    expect(offsets).toEqual([0, 3_600_000]);
  });

  test('that a service could not follow is completed later, and requests keep the old time until then', async () => {
    gateway.fakes.isBillingAway = true;
    expect((await post('clock/advance', { by: '1h' })).body.data).toMatchObject({ status: 'ADVANCING', ahead_seconds: 0 });
    expect((await post('clock/advance', { by: '1h' })).body.error).toMatchObject({ code: 'conflict', reason: 'clock_advancing' });
    await ask('/v1/products', { key: store.secret });
    expect(gateway.fakes.calls.at(-1)?.caller.clockOffsetMs).toBe(0);
    gateway.fakes.isBillingAway = false;
    const log = createLogger('test', 'silent');
    expect(await completeMoves(gateway.sandbox, log)).toBe(0);

    await sql`update sandbox_clock set moving_since = now() - interval '1 minute'`.execute(gateway.db);

    expect(await completeMoves(gateway.sandbox, log)).toBe(1);
    expect((await ask('/v1/products', { key: store.secret })).status).toBe(200);
    expect(gateway.fakes.calls.at(-1)?.caller.clockOffsetMs).toBe(3_600_000);
    const events = await gateway.db.selectFrom('outbox').select('type').where('tenant_id', '=', store.tenantId).execute();
    expect(events.map(({ type }) => type)).toContain('store.sandbox_changed');
  });

  test('that takes long is completed after the response', async () => {
    gateway.fakes.moveMs = 2_000;
    const clock = () => showClock(gateway, { tenantId: store.tenantId, mode: 'sandbox' });

    expect((await post('clock/advance', { by: '3h' })).body.data).toMatchObject({ status: 'ADVANCING', ahead_seconds: 0 });

    await until(async () => expect(await clock()).toMatchObject({ status: 'READY', aheadSeconds: 10_800 }));
  });

  test('that another process has completed is not undone by a process that ends it late', async () => {
    for (const by of ['1h', '1h']) await post('clock/advance', { by });
    const scope = { tenantId: store.tenantId, mode: 'sandbox' } as const;

    await gateway.db.transaction().execute((trx) => endMove(trx, scope, 3_600_000));

    expect(await showClock(gateway, scope)).toMatchObject({ status: 'READY', aheadSeconds: 7200 });
  });

  test.each([
    {},
    { by: '1d', to: '2036-01-01T00:00:00Z' },
    { by: '1w' },
    { by: '-1d' },
    { by: '0d' },
    { to: 'tomorrow' },
    { to: '2020-01-01T00:00:00Z' },
  ])('to %j is refused', async (body) => {
    expect((await post('clock/advance', body)).status).toBe(422);
  });
});

test('a set-up with the same Idempotency-Key takes effect once', async () => {
  const idempotency = { route: 'POST /v1/sandbox/events', key: 'once', fingerprint: 'once' };
  const caller = { ...serviceCaller({ tenantId: store.tenantId, mode: 'sandbox' }, NO_STORE), idempotency };
  let effects = 0;
  const setUp = () => onceForStore(gateway.sandbox, caller, async () => ({ effects: (effects += 1) }));

  expect([await setUp(), await setUp()]).toEqual([{ effects: 1 }, { effects: 1, replayed: true }]);
});

test('clearing the faults of a store leaves those of another', async () => {
  const other = await aStore(gateway);
  for (const key of [store.secret, other.secret])
    await ask('/v1/sandbox/faults', { method: 'POST', key, body: { effect: 'error', status: 503 } });

  await clearFaults(gateway.sandbox, { tenantId: store.tenantId, mode: 'sandbox' });

  const left = await Promise.all([store, other].map(({ tenantId }) => listFaults(gateway.db, { tenantId, mode: 'sandbox' })));
  expect(left.map((faults) => faults.length)).toEqual([0, 1]);
});

test('a fault that many requests meet at the same time applies exactly as often as asked', async () => {
  await post('faults', { effect: 'error', status: 502, times: 3 });
  const scope = { tenantId: store.tenantId, mode: 'sandbox' } as const;

  const claims = await Promise.all(
    Array.from({ length: 12 }, () => claimFault(gateway.db, scope, { method: 'GET', path: '/v1/products' })),
  );

  expect(claims.filter((effect) => effect !== undefined)).toHaveLength(3);
});

test('the oldest fault applies first, and 20 are the limit', async () => {
  for (const status of [429, 503]) await post('faults', { effect: 'error', status });
  const get = async () => (await ask('/v1/products', { key: store.secret })).status;
  expect([await get(), await get(), await get()]).toEqual([429, 503, 200]);

  const scope = { tenantId: store.tenantId, mode: 'sandbox' } as const;
  const fault = {
    method: '*',
    path: '*',
    effect: { kind: 'error', status: 500, retryAfterSeconds: null },
    times: 1,
    expiresInSeconds: 3600,
  } as const;
  const added = await Promise.allSettled(
    Array.from({ length: 25 }, () => gateway.db.transaction().execute((trx) => insertFault(trx, scope, { id: randomUUID(), ...fault }))),
  );

  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect((await post('faults', { effect: 'error', status: 500 })).body.error).toMatchObject({
    code: 'conflict',
    reason: 'sandbox_fault_limit',
  });
});
