import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { startTestSystem } from '../support/systems/start-test-system.ts';
import { countUnfinishedCheckouts } from './count-unfinished-checkouts.ts';
import { planDisaster, removeTraps } from './disasters.ts';
import { ExpectedState } from './expected-state.ts';
import {
  abandonCheckout,
  anIntent,
  CODE,
  cancelUntilFinal,
  completeCheckout,
  MISSING_SKU,
  REFUSALS,
  recordAbandonedOrder,
  SKU,
} from './intents.ts';
import { seededRandom } from './random.ts';

/**
 * Rounds of checkouts while processes of the system are killed with SIGKILL. Shoppers retry with the same Idempotency-Key or abandon their
 * checkout, and one per round cancels an order. Within a minute of each disaster, every intent has led to exactly one order or none, stock and
 * credit match the orders, and the doctor finds nothing. CHAOS_SEED, CHAOS_FROM, and CHAOS_ROUNDS repeat a run or a part of it: a round is
 * determined by its seed and number, except for the races that it provokes.
 */
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const FROM = Number(process.env.CHAOS_FROM ?? 1);
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 200);
const SETTLED_WITHIN_MS = 60_000;
const ROUND_WITHIN_MS = 180_000;
const STOCK = 1_000_000;
/** The token of a shopper lasts an hour, which is less than the rounds take on a slow machine. */
const ROUNDS_OF_A_TOKEN = 20;
/** Until then, too few orders are open. */
const ROUNDS_WITHOUT_CANCELLATION = 4;

let system: System;
let store: TestStore;
let shoppers: Shopper[];
const home = mkdtempSync(join(tmpdir(), 'storefront-chaos-'));
const faults = join(home, 'faults');
beforeAll(async () => {
  mkdirSync(faults);
  // As durable as npm start, because committed data must survive when Postgres is killed.
  system = await startTestSystem({ home, serviceEnv: { STOREFRONT_FAULTS: faults } });
  store = await aStore({ system });
  await store.importProducts([
    aProduct({ sku: SKU, list_unit_price: 10, effective_gct_rate: 0, stock_quantity: STOCK }),
    aProduct({ sku: MISSING_SKU, list_unit_price: 10, effective_gct_rate: 0, stock_quantity: 0 }),
  ]);
  await store.cli('promotions', 'create', CODE, '--kind', 'percent', '--value', '10');
  const terms = ['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS'];
  shoppers = await Promise.all(Array.from({ length: 3 }, () => store.shopper(terms)));
});
afterAll(async () => {
  await system.stop();
  await rm(home, { recursive: true, force: true });
});

const report = (line: string): boolean => process.stderr.write(`${line}\n`);

test(
  `rounds ${FROM} to ${FROM + ROUNDS - 1} of seed ${SEED} lead to one order or none per intent and leave nothing lost, duplicated, or held`,
  async () => {
    report(`chaos: CHAOS_SEED=${SEED} CHAOS_FROM=${FROM} CHAOS_ROUNDS=${ROUNDS}`);
    const expectedState = new ExpectedState();
    const rounds: Round[] = [];
    for (let round = FROM; round < FROM + ROUNDS; round += 1) rounds.push(await runRound(round, expectedState));
    const reached = new Set(rounds.flatMap((round) => round.reached));
    const missed = rounds.flatMap(({ traps }) => traps).filter((trap) => !reached.has(trap));
    expect([...new Set(missed)]).toEqual([]);
    seen('orders that were placed', expectedState.placed, 2 * ROUNDS);
    const canceled = expectedState.placed.filter((order) => !expectedState.open.includes(order));
    seen('orders that were canceled', canceled, ROUNDS - ROUNDS_WITHOUT_CANCELLATION);
  },
  ROUNDS * ROUND_WITHIN_MS,
);

async function renewToken(shopper: Shopper): Promise<void> {
  const session = await retryUntilFinal(() => store.server.post('/v1/auth/shopper-tokens', { customer_id: shopper.customerId }));
  // Orders refer to the shopper who placed them.
  Object.assign(shopper, { api: store.server.as({ shopperToken: session.body.data.shopper_token }) });
}

/** The traps of a round, and those that were reached. */
interface Round {
  readonly traps: readonly string[];
  readonly reached: readonly string[];
}

async function runRound(round: number, expectedState: ExpectedState): Promise<Round> {
  const random = seededRandom(SEED * 1_000 + round);
  const disaster = planDisaster(round, random, faults);
  const startedAt = Date.now();
  try {
    if (round % ROUNDS_OF_A_TOKEN === 0) await Promise.all(shoppers.map(renewToken));
    const name = (index: number) => `${SEED}-${round}-${index}`;
    // The stock of a checkout is released only if its credit is refused.
    const refusedWith = disaster.traps.some((trap) => trap.startsWith('release_stock')) ? 'over_credit_limit' : random.pick(REFUSALS);
    const completed = await Promise.all(
      [{ mustBeOnCredit: true }, {}, { refusedWith }].map((wanted, index) => anIntent(shoppers, name(index), random, wanted)),
    );
    const abandoned = await anIntent(shoppers, name(3), random);
    const canceled = expectedState.open.length > 5 ? [random.pick(expectedState.open)] : [];

    const striking = disaster.strike(system);
    await Promise.all([
      ...completed.map((intent) => completeCheckout(intent, expectedState)),
      ...canceled.map((order) => cancelUntilFinal(order, expectedState)),
      abandonCheckout(abandoned),
    ]);
    await striking;
    const untriggered = await removeTraps(faults);
    const struckAt = Date.now();
    // No checkout may still be running when the result of the abandoned one is determined.
    await eventually(SETTLED_WITHIN_MS, async () => expect(await countUnfinishedCheckouts(system.urls.postgresUrl)).toBe(0));
    await recordAbandonedOrder(abandoned, expectedState);
    await eventually(SETTLED_WITHIN_MS, () => expectedState.expectAgreement(store, shoppers, SKU));
    await eventually(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));
    expect(Date.now() - struckAt).toBeLessThan(SETTLED_WITHIN_MS);
    const missed = untriggered.length > 0 ? ` (not reached: ${untriggered.join(', ')})` : '';
    report(`chaos: round ${round} ok in ${Date.now() - startedAt} ms: ${disaster.name}${missed}`);
    return { traps: disaster.traps, reached: disaster.traps.filter((trap) => !untriggered.includes(trap)) };
  } catch (error) {
    throw new Error(`round ${round} of seed ${SEED} failed: ${disaster.name}`, { cause: error });
  }
}
