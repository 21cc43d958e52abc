import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { checkInvariants } from '../store/invariants.ts';
import { expireReservations } from '../store/resolve-reservation.ts';
import type { Database } from '../store/schema.ts';
import { tellBands } from '../store/tell-bands.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { commitReservation } from './commit-reservation.ts';
import { getStock } from './get-stock.ts';
import { releaseReservation } from './release-reservation.ts';
import { reserveStock } from './reserve-stock.ts';
import { shipReservation } from './ship-reservation.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());
// Every test leaves a catalog in which reserved stock is what live reservations hold.
afterEach(async () => {
  expect((await checkInvariants(database.db)).filter(({ ok }) => !ok)).toEqual([]);
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
const stock = async (caller: Caller, sku: string) => (await getStock(aDeps(database.db))({ sku }, caller)).stock;
const longAgo = new Date(Date.now() - 3_600_000);

/** The bands that the world was told of, each with the one before; their sequence has no gap. */
async function told(caller: Caller): Promise<readonly (readonly [string, string])[]> {
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

/** A second later, as far as the bands of the store know. */
async function secondPasses({ tenantId }: Caller): Promise<void> {
  await sql`
    update stock set told_at = told_at - interval '1 second', tell_at = tell_at - interval '1 second' where tenant_id = ${tenantId}
  `.execute(database.db);
  await tellBands(database.db);
}

/** How many moves of bands the change feed has. */
const changesOf = async ({ tenantId }: Caller): Promise<number> =>
  (await database.db.selectFrom('catalog_change').select('sku').where('tenant_id', '=', tenantId).where('change', '=', 'STOCK').execute())
    .length;

describe('a reservation', () => {
  test('holds all lines, lines of one SKU together, fractions exactly', async () => {
    const caller = await aStore();

    const answer = await reserve(caller, [line('A', 4), line('B', '0.125'), line('A', 1), line('C', 1000)]);

    expect(answer.issues).toEqual([]);
    expect(Date.parse(answer.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '5', sellable: '5' });
    expect(await stock(caller, 'B')).toMatchObject({ onHand: '2.5', reserved: '0.125', sellable: '2.375' });
    expect(await stock(caller, 'C')).toMatchObject({ onHand: '', reserved: '1000', sellable: '' });
  });

  test('holds nothing when one line cannot be held, and names the lines', async () => {
    const caller = await aStore();

    const answer = await reserve(caller, [line('A', 6), line('A', 5), line('B', 1), line('HIDDEN', 1), line('NOWHERE', 1)]);

    expect(answer.issues).toEqual([
      { lineId: 'line-A', sku: 'A', code: 'insufficient_stock', availability: 'IN_STOCK' },
      { lineId: 'line-A', sku: 'A', code: 'insufficient_stock', availability: 'IN_STOCK' },
      { lineId: 'line-HIDDEN', sku: 'HIDDEN', code: 'sku_unavailable', availability: 'UNKNOWN' },
      { lineId: 'line-NOWHERE', sku: 'NOWHERE', code: 'sku_unavailable', availability: 'UNKNOWN' },
    ]);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
    expect(await stock(caller, 'B')).toMatchObject({ reserved: '0' });
  });

  test('that is only tried out names the same lines and holds nothing', async () => {
    const caller = await aStore();
    const tryOut = (lines: ReturnType<typeof line>[]) =>
      reserveStock(aDeps(database.db))({ checkoutId: newId(), lines, holdSeconds: 900, dryRun: true }, caller);

    expect((await tryOut([line('A', 10)])).issues).toEqual([]);
    expect((await tryOut([line('A', 11)])).issues).toMatchObject([{ lineId: 'line-A', code: 'insufficient_stock' }]);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
  });

  test('that is only tried answers the same and holds nothing', async () => {
    const caller = await aStore();
    const preview = (quantity: number) =>
      reserveStock(aDeps(database.db))({ checkoutId: newId(), lines: [line('A', quantity)], holdSeconds: 900, dryRun: true }, caller);

    expect(await preview(10)).toEqual({ issues: [] });
    expect((await preview(11)).issues).toHaveLength(1);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
  });

  test('is one however often it is asked for', async () => {
    const caller = await aStore();
    const checkoutId = newId();

    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(caller, [line('A', 4)], checkoutId)));

    expect(answers.every(({ issues }) => issues?.length === 0)).toBe(true);
    expect(new Set(answers.map(({ expiresAt }) => expiresAt)).size).toBe(1);
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '4' });
  });

  test('of a hundred at once for ten units is held ten times', async () => {
    const caller = await aStore();

    const answers = await Promise.all(Array.from({ length: 100 }, () => reserve(caller, [line('B', '0.01'), line('A', 1)])));

    expect(answers.filter(({ issues }) => issues?.length === 0)).toHaveLength(10);
    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '10', sellable: '0' });
    expect(await stock(caller, 'B')).toMatchObject({ reserved: '0.1' });
  });

  test('that was released before it arrived is refused', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await release(caller, checkoutId);
    await release(caller, checkoutId);

    await expect(reserve(caller, [line('A', 1)], checkoutId)).rejects.toMatchObject({ code: 'conflict', reason: 'reservation_released' });
    await expect(commit(caller, checkoutId)).rejects.toMatchObject({ code: 'conflict', reason: 'reservation_released' });
    expect(await stock(caller, 'A')).toMatchObject({ reserved: '0' });
  });

  test('is given back once, before or after its commit', async () => {
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

  test('lapses when its time is up, unless it was committed', async () => {
    const caller = await aStore();
    const [lapsed, kept] = [newId(), newId()];
    await reserve(caller, [line('A', 2)], lapsed, longAgo);
    await reserve(caller, [line('A', 3)], kept, longAgo);
    await commit(caller, kept);

    await Promise.all([expireReservations(database.db), expireReservations(database.db)]);

    expect(await stock(caller, 'A')).toMatchObject({ reserved: '3' });
    await expect(reserve(caller, [line('A', 2)], lapsed)).rejects.toMatchObject({ reason: 'reservation_expired' });
  });

  test('that lapsed under a confirmed order is taken again, for the goods are owed', async () => {
    const caller = await aStore();
    const [late, other] = [newId(), newId()];
    await reserve(caller, [line('A', 8)], late, longAgo);
    await expireReservations(database.db);
    await reserve(caller, [line('A', 8)], other);

    await commit(caller, late);

    expect(await stock(caller, 'A')).toMatchObject({ onHand: '10', reserved: '16', sellable: '0' });
  });

  test('is shipped in parts, each shipment once, and never beyond what it holds', async () => {
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

  test('is given back by the cancelled order, however often that is told', async () => {
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

  test('tells of a band only when it moves: of the first move at once, of those within a second of the last alone', async () => {
    const caller = await aStore();
    const checkoutId = newId();
    await reserve(caller, [line('A', 2)]);
    await reserve(caller, [line('A', 6)], checkoutId);
    expect(await told(caller)).toEqual([['IN_STOCK', 'LOW']]);

    await reserve(caller, [line('A', 2)]);
    await release(caller, checkoutId);
    await tellBands(database.db);
    expect(await told(caller)).toEqual([['IN_STOCK', 'LOW']]);

    await secondPasses(caller);
    expect(await told(caller)).toEqual([
      ['IN_STOCK', 'LOW'],
      ['LOW', 'IN_STOCK'],
    ]);
    expect(await changesOf(caller)).toBe(3);
  });

  test('tells nothing of a band that is back where it was when the second is over', async () => {
    const caller = await aStore();
    const [first, second] = [newId(), newId()];
    await reserve(caller, [line('A', 8)], first);
    await reserve(caller, [line('A', 2)], second);
    await release(caller, second);

    await secondPasses(caller);

    expect(await told(caller)).toEqual([['IN_STOCK', 'LOW']]);
    await secondPasses(caller);
    await release(caller, first);
    expect(await told(caller)).toEqual([
      ['IN_STOCK', 'LOW'],
      ['LOW', 'IN_STOCK'],
    ]);
  });

  test('among many at once tells of bands as one chain that ends at the present one, and of none that did not move', async () => {
    const caller = await aStore();
    const checkouts = Array.from({ length: 30 }, () => newId());
    await Promise.all([
      ...checkouts.map(async (checkoutId, index) => {
        await reserve(caller, [line('A', (index % 4) + 1)], checkoutId);
        if (index % 3 !== 0) await release(caller, checkoutId);
      }),
      ...[1, 2, 3].map(() => secondPasses(caller)),
    ]);
    await secondPasses(caller);

    const chain = await told(caller);
    expect(chain.map(([from]) => from)).toEqual(['IN_STOCK', ...chain.slice(0, -1).map(([, to]) => to)]);
    expect(chain.filter(([from, to]) => from === to)).toEqual([]);
    const stored = await database.db
      .selectFrom('stock')
      .select(['band', 'last_band', 'told_band', 'tell_at'])
      .where('tenant_id', '=', caller.tenantId)
      .where('sku', '=', 'A')
      .execute();
    const last = chain.at(-1)?.[1] ?? 'IN_STOCK';
    expect(stored).toEqual([{ band: last, last_band: last, told_band: last, tell_at: null }]);
  });

  test('of one mode does not touch the other', async () => {
    const caller = await aStore();
    await importRows(database.db, { ...caller, mode: 'live' }, [aRow({ sku: 'A', stock_quantity: 10 })]);
    const checkoutId = newId();
    await reserve(caller, [line('A', 4)], checkoutId);

    await release({ ...caller, mode: 'live' }, checkoutId);

    expect(await stock(caller, 'A')).toMatchObject({ reserved: '4' });
    expect(await stock({ ...caller, mode: 'live' }, 'A')).toMatchObject({ reserved: '0' });
  });
});
