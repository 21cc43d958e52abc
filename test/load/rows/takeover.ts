import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import { CRASH_POINTS } from '../../support/faults/crash-points.ts';
import { retryUntilFinal } from '../../support/faults/retry-until-final.ts';
import { checkOut, pricedCart } from '../../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper } from '../../support/systems/a-store.ts';
import type { Sample } from '../probes/measure.ts';
import type { Contender, Row } from '../run-rows.ts';
import type { RowsOf } from '../worlds/world.ts';

const CALLED = ['cart', 'catalog', 'billing'];
const CREDIT = { payment_rail: 'CREDIT_TERMS' };
/** A process that crashes sooner after its start is restarted more slowly. */
const HEALTHY_MS = 5_500;
/** A checkout takes about this long, so that it is killed at any of its steps. */
const CHECKOUT_MS = 40;
const COMPLETED_WITHIN_MS = 3_000;

/**
 * How long the retry of a checkout takes whose process was killed at each of its steps, with a second process that can take the checkout over, and with only the
 * restarted one, and of a checkout during which a called service was killed. A run takes some minutes, whatever its length.
 */
export const rowsOf: RowsOf = async () => {
  const [two, one] = [await startWith(2), await startWith(1)];
  const row = (work: string, contender: Contender): Row => ({ work, contenders: [contender], goal: completedInTime });
  return {
    rows: [
      row('retry of a checkout whose process was killed', { name: 'storefront', measure: () => timed(killOrders(two)) }),
      row('the same, completed by the restarted process', { name: 'storefront', measure: () => timed(killOrders(one)) }),
      row('checkout during which a called service was killed', { name: 'storefront', measure: () => timed(killCalled(one)) }),
    ],
    async close() {
      for (const { system, faults } of [two, one]) {
        await system.stop();
        await rm(faults, { recursive: true });
      }
    },
  };
};

/** A system whose processes die at a step when the folder of faults has a file with its name. */
interface CrashableSystem {
  readonly system: System;
  readonly shopper: Shopper;
  readonly faults: string;
}

async function startWith(replicas: number): Promise<CrashableSystem> {
  const faults = mkdtempSync(join(tmpdir(), 'storefront-faults-'));
  const system = await startSystem({ replicas, ephemeral: true, serviceEnv: { STOREFRONT_FAULTS: faults, NODE_ENV: 'test' } });
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, stock_quantity: 1_000_000, effective_gct_rate: 0 })]);
  const shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
  return { system, shopper, faults };
}

/** Yields the milliseconds that each retry takes. */
async function* killOrders({ system, shopper, faults }: CrashableSystem): AsyncGenerator<number> {
  for (const point of CRASH_POINTS) {
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const file = join(faults, point);
    writeFileSync(file, '');
    yield await timeOf(() => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, cart)));
    // The last steps run after the response.
    while (existsSync(file)) await sleep(10);
    await settled(system);
  }
}

async function* killCalled({ system, shopper }: CrashableSystem): AsyncGenerator<number> {
  for (const name of CALLED) {
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const completed = timeOf(() => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, cart)));
    await sleep(Math.random() * CHECKOUT_MS);
    const [took] = await Promise.all([completed, system.kill(name)]);
    yield took;
    await settled(system);
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Waits until every process runs, and for long enough that the next crash counts as the first. */
async function settled(system: System): Promise<void> {
  while (system.processes().some(({ state }) => state !== 'running')) await sleep(100);
  await sleep(HEALTHY_MS);
}

async function timed(times: AsyncIterable<number>): Promise<Sample> {
  const startedAt = performance.now();
  const sorted: number[] = [];
  for await (const time of times) sorted.push(time);
  sorted.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const seconds = (performance.now() - startedAt) / 1000;
  return { rate: sorted.length / seconds, done: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), failures: 0 };
}

const completedInTime: Row['goal'] = ({ storefront }) => ({
  target: `p95 under ${COMPLETED_WITHIN_MS / 1000} s`,
  result: `${((storefront?.p95Ms ?? Number.NaN) / 1000).toFixed(1)} s`,
  met: (storefront?.p95Ms ?? Infinity) < COMPLETED_WITHIN_MS,
});
