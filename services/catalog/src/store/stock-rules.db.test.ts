import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Band } from '@storefront/contract';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { Decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import fc from 'fast-check';
import { sql } from 'kysely';
import { stockIssues } from '../domain/reservation.ts';
import { aRow, aScope, importRows } from '../testing/builders.ts';
import { listSellableStock } from './reservations/reservation-rows.ts';
import { tryReserveStock } from './reservations/try-reserve-stock.ts';
import type { Database } from './schema.ts';
import { bandOf } from './stock-rules.ts';

const SKU = 'BOLT-M8';
const scope = aScope();
let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  await importRows(database.db, scope, [aRow({ sku: SKU, stock_quantity: 5 })]);
});
afterAll(() => database.close());

interface StockRow {
  readonly onHand: string | null;
  readonly reserved: string;
  readonly threshold: string;
}

/** A small range of values, so that edge cases of the rules occur often. */
const quantity = (min: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min, max: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: min * 1000, max: 4000 }).map((thousandths) => thousandths / 1000) },
    )
    .map(String);
const stockRow: fc.Arbitrary<StockRow> = fc.record({ onHand: fc.option(quantity(0)), reserved: quantity(0), threshold: quantity(0) });

const RUNS = { numRuns: 150 };

/** An independent implementation of the rule. */
function expectedBand({ onHand, reserved, threshold }: StockRow): Band {
  if (onHand === null) return 'UNKNOWN';
  const left = new Decimal(onHand).minus(reserved);
  if (left.lte(0)) return 'OUT';
  return left.lte(threshold) ? 'LOW' : 'IN_STOCK';
}

/** Stores the counts and returns the band that Postgres generates. */
async function put({ onHand, reserved, threshold }: StockRow): Promise<string | undefined> {
  const ofRow = sql`tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${SKU}`;
  await sql`
    update stock set on_hand = ${onHand}::numeric, reserved = ${reserved}::numeric, low_stock_threshold = ${threshold}::numeric
    where ${ofRow}
  `.execute(database.db);
  const { rows } = await sql<{ band: string }>`
    update stock set last_band = band, published_band = band where ${ofRow} returning band
  `.execute(database.db);
  return rows[0]?.band;
}

test('the generated column and the SQL expression compute the expected band', async () => {
  await fc.assert(
    fc.asyncProperty(stockRow, async (given) => {
      const { rows } = await sql<{ band: string }>`select ${bandOf({
        onHand: sql`${given.onHand}::numeric`,
        reserved: sql`${given.reserved}::numeric`,
        threshold: sql`${given.threshold}::numeric`,
      })} as band`.execute(database.db);
      expect({ fragment: rows[0]?.band, generated: await put(given) }).toEqual({
        fragment: expectedBand(given),
        generated: expectedBand(given),
      });
    }),
    RUNS,
  );
});

test('the single statement reserves stock exactly if there are no stock issues and the band does not change', async () => {
  await fc.assert(
    fc.asyncProperty(stockRow, quantity(1), async (given, requested) => {
      const band = await put(given);
      const levels = await listSellableStock(database.db, scope, [SKU]);
      const isFree = stockIssues([{ lineId: 'line', sku: SKU, quantity: requested }], levels).length === 0;
      const after = { ...given, reserved: new Decimal(given.reserved).plus(requested).toFixed() };

      const reserved = await tryReserveStock(
        database.db,
        scope,
        { checkoutId: newId(), expiresAt: new Date(Date.now() + 60_000) },
        new Map([[SKU, requested]]),
      );

      expect(reserved).toBe(isFree && expectedBand(after) === band);
    }),
    RUNS,
  );
});
