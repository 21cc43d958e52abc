import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import { brokenChecks } from '../support/doctor.ts';
import { within } from '../support/within.ts';
import { Books } from './books.ts';
import { checkoutsUnderWay } from './checkouts-under-way.ts';
import { disarm, disasterOf } from './disasters.ts';
import { anIntent, CODE, cancelInsistently, carryOut, lookBack, MISSING_SKU, SKU, walkAway } from './intents.ts';
import { randomOf } from './random.ts';

/**
 * Rounds of checkouts while parts of the system are killed with kill -9. Shoppers ask again with the same Idempotency-Key, or walk away; one in
 * a round cancels. A minute after each disaster at the latest there is exactly one order or none for each of them, stock and credit are what
 * the orders say, and the doctor finds nothing. CHAOS_SEED, CHAOS_FROM and CHAOS_ROUNDS repeat a run or a part of it: a round is the same for
 * the same seed and number, but for the races that it is about.
 */
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const FROM = Number(process.env.CHAOS_FROM ?? 1);
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 200);
const SETTLED_WITHIN_MS = 60_000;
const ROUND_WITHIN_MS = 180_000;
const STOCK = 1_000_000;

let system: System;
let store: TestStore;
let shoppers: Shopper[];
const home = mkdtempSync(join(tmpdir(), 'storefront-chaos-'));
const faults = join(home, 'faults');
beforeAll(async () => {
  mkdirSync(faults);
  // As durable as npm start: what was committed must outlive a killed Postgres.
  system = await startSystem({ home, serviceEnv: { STOREFRONT_FAULTS: faults } });
  store = await aStore({ system });
  await store.importProducts([
    aProduct({ sku: SKU, list_unit_price: 10, effective_gct_rate: 0, stock_quantity: STOCK }),
    aProduct({ sku: MISSING_SKU, list_unit_price: 10, effective_gct_rate: 0, stock_quantity: 0 }),
  ]);
  await store.operate('promotions', 'create', CODE, '--kind', 'percent', '--value', '10');
  const terms = ['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS'];
  shoppers = await Promise.all(Array.from({ length: 3 }, () => store.shopper(terms)));
});
afterAll(async () => {
  await system.stop();
  await rm(home, { recursive: true, force: true });
});

const tell = (line: string): boolean => process.stderr.write(`${line}\n`);

test(
  `${ROUNDS} rounds from ${FROM} of seed ${SEED}: one order or none for each intent, and nothing is lost, doubled or held`,
  async () => {
    tell(`chaos: CHAOS_SEED=${SEED} CHAOS_FROM=${FROM} CHAOS_ROUNDS=${ROUNDS}`);
    const books = new Books();
    for (let round = FROM; round < FROM + ROUNDS; round += 1) await play(round, books);
  },
  ROUNDS * ROUND_WITHIN_MS,
);

async function play(round: number, books: Books): Promise<void> {
  const random = randomOf(SEED * 1_000 + round);
  const disaster = disasterOf(round, random, faults);
  const began = Date.now();
  try {
    const name = (index: number) => `${SEED}-${round}-${index}`;
    const kept = await Promise.all([0, 1, 2].map((index) => anIntent(shoppers, name(index), random, index === 2)));
    const walking = await anIntent(shoppers, name(3), random, false);
    const cancelled = books.open.length > 5 ? [random.pick(books.open)] : [];

    const striking = disaster.strike(system);
    await Promise.all([
      ...kept.map((intent) => carryOut(intent, books)),
      ...cancelled.map((order) => cancelInsistently(order, books)),
      walkAway(walking),
    ]);
    await striking;
    const untouched = await disarm(faults);
    const struck = Date.now();
    // Nobody may still be at work when it is decided what became of the one who walked away.
    await within(SETTLED_WITHIN_MS, async () => expect(await checkoutsUnderWay(system.urls.postgresUrl)).toBe(0));
    await lookBack(walking, books);
    await within(SETTLED_WITHIN_MS, () => books.expectAgreement(store, shoppers, SKU));
    await within(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));
    expect(Date.now() - struck).toBeLessThan(SETTLED_WITHIN_MS);
    const missed = untouched.length > 0 ? ` (nobody came by ${untouched.join(', ')})` : '';
    tell(`chaos: round ${round} ok in ${Date.now() - began} ms: ${disaster.name}${missed}`);
  } catch (error) {
    throw new Error(`round ${round} of seed ${SEED} failed: ${disaster.name}`, { cause: error });
  }
}
