import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { besideChange, openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { invariants } from '../store/invariants.ts';
import type { Database } from '../store/schema.ts';
import { expireReservations, publishBands } from '../sweeps/store-sweeps.ts';
import { purgeReservations } from '../sweeps/sweeps.ts';
import { aCaller, aDeps, aRow, importRows, importText } from '../testing/builders.ts';
import { exportProducts } from './export-products.ts';
import {
  commitReservation,
  commitReservations,
  reduceReservation,
  releaseReservation,
  restockReturn,
  shipReservation,
} from './reservations.ts';
import { reserveStock } from './reserve-stock.ts';
import { getStock } from './stock.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());
// After every test, the catalog's invariants are true.
afterEach(async () => {
  expect(await violatedInvariants(database.db, invariants)).toEqual([]);
});

const line = (sku: string, quantity: string | number) => ({ lineId: `line-${sku}`, sku, quantity: String(quantity) });

/** A store that sells A (10 on hand), B (2.5) and C (not counted). */
async function aStore() {
  const caller = aCaller();
  await importRows(database.db, caller, [
    aRow({ sku: 'A', stock_quantity: 10, low_stock_threshold: 3 }),
    aRow({ sku: 'B', stock_quantity: 2.5, quantity_decimals: 3 }),
    aRow({ sku: 'C' }),
    aRow({ sku: 'HIDDEN', stock_quantity: 5, hidden: true }),
  ]);
  return caller;
}

const reserve = (caller: Caller, lines: ReturnType<typeof line>[], checkoutId = newId(), now?: Date) =>
  reserveStock(aDeps(database.db, now))({ checkoutId, lines, holdSeconds: 900, dryRun: false }, caller);
const commit = (caller: Caller, checkoutId: string) => commitReservation(aDeps(database.db))({ checkoutId }, caller);
const release = (caller: Caller, checkoutId: string) => releaseReservation(aDeps(database.db))({ checkoutId }, caller);
const ship = (caller: Caller, checkoutId: string, shipmentId: string, lines: ReturnType<typeof line>[]) =>
  shipReservation(aDeps(database.db))({ checkoutId, shipmentId, lines }, caller);
const reduce = (caller: Caller, checkoutId: string, correctionId: string, lines: ReturnType<typeof line>[]) =>
  reduceReservation(aDeps(database.db))({ checkoutId, correctionId, lines }, caller);
const stock = async (caller: Caller, sku: string) => (await getStock(aDeps(database.db))({ sku }, caller)).stock;
const longAgo = new Date(Date.now() - 3_600_000);

/** The published band changes as [previous, current]. Also checks that their sequence has no gap. */
async function publishedBands(caller: Caller): Promise<readonly (readonly [string, string])[]> {
  const events = await database.db
    .selectFrom('outbox')
    .select(['data', 'sequence'])
    .where('tenant_id', '=', caller.tenantId)
    .where('type', '=', 'stock.changed')
    .orderBy('position')
    .execute();
  expect(events.map(({ sequence }) => Number(sequence))).toEqual(events.map((_, index) => index + 1));
  return events.map(({ data }) => {
    const { availability, previousAvailability } = data as { availability: string; previousAvailability: string };
    return [previousAvailability, availability] as const;
  });
}

/** Moves the band timestamps of the store's products. */
async function moveBandTimes({ tenantId }: Caller, ms: number): Promise<void> {
  const { rows } = await sql<{ sku: string; published_at: Date | null; publish_at: Date | null }>`
    select sku, published_at, publish_at from stock where tenant_id = ${tenantId}
  `.execute(database.db);
  const moved = (time: Date | null): Date | null => time && new Date(time.getTime() + ms);
  for (const { sku, published_at, publish_at } of rows) {
    await sql`
      update stock set published_at = ${moved(published_at)}, publish_at = ${moved(publish_at)} where tenant_id = ${tenantId} and sku = ${sku}
    `.execute(database.db);
  }
}

/** Moves the store's band timestamps one second into the past and runs the sweep. */
async function passOneSecond(caller: Caller): Promise<void> {
  await moveBandTimes(caller, -1000);
  await publishBands(aDeps(database.db));
}

const HOUR_MS = 3_600_000;

/** The number of band changes in the change feed. */
const changesOf = async ({ tenantId }: Caller): Promise<number> =>
  (await database.db.selectFrom('catalog_change').select('sku').where('tenant_id', '=', tenantId).where('change', '=', 'STOCK').execute())
    .length;

describe('a reservation', () => {
  test('a reservation holds all lines, sums lines by SKU, and keeps exact fractions', async () => {
    const caller = await aStore();

    const response = await reserve(caller, [line('A', 4), line('B', '0.125'), line('A', 1), line('C', 1000)]);

    expect(response.issues).toEqual([]);
    expect(Date.parse(response.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '5', sellable: '5' });
    expect(await stock(caller, 'B')).toMatchObject({ onHand: '2.5', reserved: '0.125', sellable: '2.375' });
    expect(await stock(caller, 'C')).toMatchObject({ onHand: '', reserved: '1000', sellable: '' });
  });

  test('a reservation with unavailable lines holds nothing and reports those lines', async () => {
    const caller = await aStore();

    const response = await reserve(caller, [line('A', 6), line('A', 5), line('B', 1), line('HIDDEN', 1), line('NOWHERE', 1)]);

    expect(response.issues).toEqual([
      { lineId: 'line-A', sku: 'A', code: 'insufficient_stock', availability: 'IN_STOCK' },
      { lineId: 'line-A', sku: 'A', code: 'insufficient_stock', availability: 'IN_STOCK' },
      { lineId: 'line-HIDDEN', sku: 'HIDDEN', code: 'sku_unavailable', availability: 'UNKNOWN' },
      { lineId: 'line-NOWHERE', sku: 'NOWHERE', code: 'sku_unavailable', availability: 'UNKNOWN' },
    ]);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
    expect(await stock(caller, 'B')).toMatchObject({ reserved: '0' });
  });

  test('a dry run reports the same lines and holds nothing', async () => {
    const caller = await aStore();
    const preview = (lines: ReturnType<typeof line>[]) =>
      reserveStock(aDeps(database.db))({ checkoutId: newId(), lines, holdSeconds: 900, dryRun: true }, caller);

    expect((await preview([line('A', 10)])).issues).toEqual([]);
    expect((await preview([line('A', 11)])).issues).toMatchObject([{ lineId: 'line-A', code: 'insufficient_stock' }]);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
  });

  test('concurrent requests for one checkout make one reservation', async () => {
    const caller = await aStore();
    const checkoutId = newId();

    const responses = await Promise.all(Array.from({ length: 8 }, () => reserve(caller, [line('A', 4)], checkoutId)));

    expect(responses.every(({ issues }) => issues?.length === 0)).toBe(true);
    expect(new Set(responses.map(({ expiresAt }) => expiresAt)).size).toBe(1);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '4' });
  });

  test('of 100 concurrent reservations for 10 units, 10 succeed', async () => {
    const caller = await aStore();

    const responses = await Promise.all(Array.from({ length: 100 }, () => reserve(caller, [line('B', '0.01'), line('A', 1)])));

    expect(responses.filter(({ issues }) => issues?.length === 0)).toHaveLength(10);
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '10', sellable: '0' });
    expect(await stock(caller, 'B')).toMatchObject({ reserved: '0.1' });
  });

  test('several reservations are committed at once, and the response names those that were held', async () => {
    const caller = await aStore();
    const [first, second, released] = [newId(), newId(), newId()];
    await reserve(caller, [line('A', 1)], first);
    await reserve(caller, [line('A', 2)], second);
    await reserve(caller, [line('A', 3)], released);
    await release(caller, released);
    const commitAll = (of: Caller) => commitReservations(aDeps(database.db))({ checkoutIds: [second, first, released, newId()] }, of);

    expect((await commitAll(aCaller())).committedCheckoutIds).toEqual([]);
    const { committedCheckoutIds } = await commitAll(caller);

    expect(committedCheckoutIds?.toSorted()).toEqual([first, second].toSorted());
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '3' });
    expect((await commitAll(caller)).committedCheckoutIds).toEqual([]);
    await commit(caller, first);
    await expect(commit(caller, released)).rejects.toMatchObject({ reason: 'reservation_released' });
  });

  test('an expired reservation is not among those committed at once, because its stock must be reserved again', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 3)], checkoutId, longAgo);
    await expireReservations(aDeps(database.db));

    expect((await commitReservations(aDeps(database.db))({ checkoutIds: [checkoutId] }, caller)).committedCheckoutIds).toEqual([]);
    await commit(caller, checkoutId);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '3' });
  });

  test('a reservation that arrives after its release is refused', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await release(caller, checkoutId);
    await release(caller, checkoutId);

    await expect(reserve(caller, [line('A', 1)], checkoutId)).rejects.toMatchObject({ code: 'conflict', reason: 'reservation_released' });
    await expect(commit(caller, checkoutId)).rejects.toMatchObject({ code: 'conflict', reason: 'reservation_released' });
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
  });

  test('a reservation is released once, before or after its commit', async () => {
    const caller = await aStore();
    const [held, committed] = [newId(), newId()];
    await reserve(caller, [line('A', 2)], held);
    await reserve(caller, [line('A', 3)], committed);
    await commit(caller, committed);
    await commit(caller, committed);

    await release(caller, held);
    await Promise.all([release(caller, committed), release(caller, committed), release(caller, held)]);

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '0' });
  });

  test('a reservation expires unless it was committed', async () => {
    const caller = await aStore();
    const [expired, committed] = [newId(), newId()];
    await reserve(caller, [line('A', 2)], expired, longAgo);
    await reserve(caller, [line('A', 3)], committed, longAgo);
    await commit(caller, committed);

    await Promise.all([expireReservations(aDeps(database.db)), expireReservations(aDeps(database.db))]);

    expect(await stock(caller, 'A')).toMatchObject({ reserved: '3' });
    await expect(reserve(caller, [line('A', 2)], expired)).rejects.toMatchObject({ reason: 'reservation_expired' });
  });

  test('committing an expired reservation reserves its stock again, even beyond the quantity on hand', async () => {
    const caller = await aStore();
    const [late, other] = [newId(), newId()];
    await reserve(caller, [line('A', 8)], late, longAgo);
    await expireReservations(aDeps(database.db));
    await reserve(caller, [line('A', 8)], other);

    await commit(caller, late);

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '16', sellable: '0' });
  });

  test('a product that is sold in whole units ships in whole units', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 4), line('B', 2)], checkoutId);
    await commit(caller, checkoutId);

    await expect(ship(caller, checkoutId, newId(), [line('A', '0.5'), line('B', 1)])).rejects.toMatchObject({
      code: 'validation_error',
      details: [expect.objectContaining({ code: 'too_precise', detail: 'must be a whole number for A' })],
    });
    await ship(caller, checkoutId, newId(), [line('A', '1.000'), line('B', '0.5')]);
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '9', reserved: '3' });
  });

  test('a reservation ships in parts, each shipment once, and never more than it holds', async () => {
    const caller = await aStore();
    const [checkoutId, first, second] = [newId(), newId(), newId()];
    await reserve(caller, [line('A', 5), line('B', 1)], checkoutId);
    await commit(caller, checkoutId);

    await ship(caller, checkoutId, first, [line('A', 2), line('A', 1)]);
    await ship(caller, checkoutId, first, [line('A', 2), line('A', 1)]);
    await expect(ship(caller, checkoutId, second, [line('A', 3)])).rejects.toMatchObject({ reason: 'shipped_too_much' });

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '7', reserved: '2', sellable: '5' });
    await release(caller, checkoutId);
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '7', reserved: '0', sellable: '7' });
  });

  test('an uncounted product stays uncounted when it is ordered, shipped, restocked, exported, and imported', async () => {
    const caller = await aStore();
    const [checkoutId, next] = [newId(), newId()];
    const uncounted = { onHand: '', sellable: '' };

    await reserve(caller, [line('C', 3)], checkoutId);
    await commit(caller, checkoutId);
    expect(await stock(caller, 'C')).toMatchObject({ ...uncounted, reserved: '3' });
    await ship(caller, checkoutId, newId(), [line('C', 2)]);
    expect(await stock(caller, 'C')).toMatchObject({ ...uncounted, reserved: '1' });
    await restockReturn(aDeps(database.db))({ returnId: newId(), lines: [line('C', 2)] }, caller);
    await release(caller, checkoutId);

    expect(await stock(caller, 'C')).toMatchObject({ ...uncounted, reserved: '0' });
    expect((await reserve(caller, [line('C', 1)], next)).issues).toEqual([]);

    const chunks: Buffer[] = [];
    for await (const { chunk } of exportProducts(aDeps(database.db))({}, caller, new AbortController().signal))
      chunks.push(Buffer.from(chunk ?? ''));
    const exported = Buffer.concat(chunks).toString();
    const copy = aCaller();
    expect(await importText(database.db, caller, exported)).toMatchObject({ rowsGood: 4, unchanged: 4 });
    expect(await importText(database.db, copy, exported)).toMatchObject({ rowsGood: 4, created: 4 });
    expect([await stock(caller, 'C'), await stock(copy, 'C'), await stock(copy, 'A')]).toMatchObject([
      { ...uncounted, reserved: '1' },
      { ...uncounted, reserved: '0' },
      { onHand: '10' },
    ]);
  });

  test('a shipment is known as long as its reservation, however old it is', async () => {
    const caller = await aStore();
    const [checkoutId, shipmentId] = [newId(), newId()];
    await reserve(caller, [line('A', 5)], checkoutId);
    await ship(caller, checkoutId, shipmentId, [line('A', 2)]);
    await sql`update reservation_shipment set shipped_at = now() - interval '1 year' where checkout_id = ${checkoutId}`.execute(
      database.db,
    );

    await purgeReservations(aDeps(database.db));
    await ship(caller, checkoutId, shipmentId, [line('A', 2)]);

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '8', reserved: '3' });
  });

  test('a return is put back into stock once, and an uncounted product stays uncounted', async () => {
    const caller = await aStore();
    const returnId = newId();
    const restock = (lines: ReturnType<typeof line>[]) => restockReturn(aDeps(database.db))({ returnId, lines }, caller);

    await restock([line('A', 2), line('C', 1), line('A', 1)]);
    await restock([line('A', 2)]);

    expect([await stock(caller, 'A'), await stock(caller, 'C')]).toMatchObject([{ onHand: '13' }, { onHand: '' }]);
    await expect(restock([line('A', -1)])).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('redelivered order.cancelled events release the reservation once', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 5)], checkoutId);
    await commit(caller, checkoutId);
    const event = {
      id: newId(),
      type: 'order.cancelled',
      tenantId: caller.tenantId,
      mode: caller.mode,
      aggregate: 'order',
      aggregateId: newId(),
      sequence: 2,
      occurredAt: new Date().toISOString(),
      traceparent: null,
      data: { order: { checkoutId } },
    };

    await inTransaction(database.db, (trx) => onOrderCancelled(event, trx));
    await inTransaction(database.db, (trx) => onOrderCancelled(event, trx));

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '0' });
  });

  test('the first band change is published at once, and changes within a second are coalesced', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 2)]);
    await reserve(caller, [line('A', 6)], checkoutId);
    expect(await publishedBands(caller)).toEqual([['IN_STOCK', 'LOW']]);

    // Until it is moved back, the second of the first change lasts longer than the test, however slow the machine is.
    await moveBandTimes(caller, HOUR_MS);
    await reserve(caller, [line('A', 2)]);
    await release(caller, checkoutId);
    await publishBands(aDeps(database.db));
    expect(await publishedBands(caller)).toEqual([['IN_STOCK', 'LOW']]);

    await moveBandTimes(caller, -HOUR_MS);
    await passOneSecond(caller);
    expect(await publishedBands(caller)).toEqual([
      ['IN_STOCK', 'LOW'],
      ['LOW', 'IN_STOCK'],
    ]);
    expect(await changesOf(caller)).toBe(3);
  });

  test('a hundred band changes within a second are published as the first and the last', async () => {
    const caller = await aStore();
    await reserve(caller, [line('A', 8)]);
    // Until it is moved back, the second of the first change lasts longer than the test, however slow the machine is.
    await moveBandTimes(caller, HOUR_MS);
    for (let count = 0; count < 50; count += 1) {
      const checkoutId = newId();
      await reserve(caller, [line('A', 2)], checkoutId);
      if (count < 49) await release(caller, checkoutId);
    }
    await publishBands(aDeps(database.db));
    expect(await publishedBands(caller)).toEqual([['IN_STOCK', 'LOW']]);
    expect(await changesOf(caller)).toBe(100);

    await moveBandTimes(caller, -HOUR_MS);
    await passOneSecond(caller);
    expect(await publishedBands(caller)).toEqual([
      ['IN_STOCK', 'LOW'],
      ['LOW', 'OUT'],
    ]);
  });

  test('a band that returns to the published one within a second is not published', async () => {
    const caller = await aStore();
    const [first, second] = [newId(), newId()];
    await reserve(caller, [line('A', 8)], first);
    await reserve(caller, [line('A', 2)], second);
    await release(caller, second);

    await passOneSecond(caller);

    expect(await publishedBands(caller)).toEqual([['IN_STOCK', 'LOW']]);
    await passOneSecond(caller);
    await release(caller, first);
    expect(await publishedBands(caller)).toEqual([
      ['IN_STOCK', 'LOW'],
      ['LOW', 'IN_STOCK'],
    ]);
  });

  test('band events of concurrent reservations form one chain that ends at the current band', async () => {
    const caller = await aStore();
    const checkouts = Array.from({ length: 30 }, () => newId());
    await Promise.all([
      ...checkouts.map(async (checkoutId, index) => {
        await reserve(caller, [line('A', (index % 4) + 1)], checkoutId);
        if (index % 3 !== 0) await release(caller, checkoutId);
      }),
      ...[1, 2, 3].map(() => passOneSecond(caller)),
    ]);
    await passOneSecond(caller);

    const chain = await publishedBands(caller);
    expect(chain.map(([from]) => from)).toEqual(['IN_STOCK', ...chain.slice(0, -1).map(([, to]) => to)]);
    expect(chain.filter(([from, to]) => from === to)).toEqual([]);
    const stored = await database.db
      .selectFrom('stock')
      .select(['band', 'last_band', 'published_band', 'publish_at'])
      .where('tenant_id', '=', caller.tenantId)
      .where('sku', '=', 'A')
      .execute();
    const last = chain.at(-1)?.[1] ?? 'IN_STOCK';
    expect(stored).toEqual([{ band: last, last_band: last, published_band: last, publish_at: null }]);
  });

  test('reservations in one mode do not affect the other', async () => {
    const caller = await aStore();
    await importRows(database.db, { ...caller, mode: 'live' }, [aRow({ sku: 'A', stock_quantity: 10 })]);
    const checkoutId = newId();
    await reserve(caller, [line('A', 4)], checkoutId);

    await release({ ...caller, mode: 'live' }, checkoutId);

    expect(await stock(caller, 'A')).toMatchObject({ reserved: '4' });
    expect(await stock({ ...caller, mode: 'live' }, 'A')).toMatchObject({ reserved: '0' });
  });
});

test.each([
  ['shipped', ship, 'shipped_too_much'],
  ['canceled', reduce, 'released_too_much'],
] as const)('a product that a checkout has not reserved cannot be %s with its reservation', async (_what, move, reason) => {
  const caller = await aStore();
  const checkoutId = newId();
  await reserve(caller, [line('A', 5)], checkoutId);

  await expect(move(caller, checkoutId, newId(), [line('A', 1), line('B', 1)])).rejects.toMatchObject({ reason });
});

const importThreshold = (caller: Caller) => importRows(database.db, caller, [aRow({ sku: 'A', low_stock_threshold: 2 })]);
test.each([
  ['an import keeps a count', new Date(), sql`stock set on_hand = on_hand + 5`, importThreshold, { onHand: '15', reserved: '2' }],
  [
    'the sweep keeps stock',
    longAgo,
    sql`reservation set state = 'COMMITTED'`,
    () => expireReservations(aDeps(database.db)),
    { reserved: '2' },
  ],
] as const)('%s that another transaction changes at the same time', async (_what, reservedAt, change, act, expected) => {
  const caller = await aStore();
  await reserve(caller, [line('A', 2)], newId(), reservedAt);

  await besideChange(
    database.db,
    async (trx) => sql`update ${change} where tenant_id = ${caller.tenantId}`.execute(trx),
    async (): Promise<unknown> => act(caller),
  );

  expect(await stock(caller, 'A')).toMatchObject(expected);
});

describe('a correction', () => {
  test('releases canceled quantities once, and the rest can be shipped and released', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    const correctionId = newId();
    await reserve(caller, [line('A', 5), line('B', '1.5')], checkoutId);
    await ship(caller, checkoutId, newId(), [line('A', 1)]);

    await reduce(caller, checkoutId, correctionId, [line('A', 2), line('B', '1.5')]);
    await reduce(caller, checkoutId, correctionId, [line('A', 2), line('B', '1.5')]);

    expect([await stock(caller, 'A'), await stock(caller, 'B')]).toMatchObject([
      { onHand: '9', reserved: '2' },
      { onHand: '2.5', reserved: '0' },
    ]);
    await expect(reduce(caller, checkoutId, newId(), [line('A', 3)])).rejects.toMatchObject({ reason: 'released_too_much' });
    await expect(ship(caller, checkoutId, newId(), [line('B', 1)])).rejects.toMatchObject({ reason: 'shipped_too_much' });
    await ship(caller, checkoutId, newId(), [line('A', 1)]);
    await release(caller, checkoutId);
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '8', reserved: '0' });
  });

  test('of a released reservation changes nothing, and one of an unknown checkout is refused', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 5)], checkoutId);
    await release(caller, checkoutId);

    await reduce(caller, checkoutId, newId(), [line('A', 2)]);

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '0' });
    await expect(reduce(caller, newId(), newId(), [line('A', 1)])).rejects.toMatchObject({ code: 'not_found' });
  });

  test('and a shipment of the same goods at once: one of them is refused', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 5)], checkoutId);
    await commit(caller, checkoutId);

    const outcomes = await Promise.allSettled([
      ship(caller, checkoutId, newId(), [line('A', 3)]),
      reduce(caller, checkoutId, newId(), [line('A', 3)]),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '2' });
  });
});
