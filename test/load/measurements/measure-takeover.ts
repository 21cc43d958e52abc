/**
 * `node test/load/measurements/measure-takeover.ts [--rounds N]`
 *
 * Kills the process that runs a checkout at each of its steps, retries the checkout as a shopper would, and prints how long it takes until the retry is answered:
 * with a second process that can take the checkout over, and with only the restarted one. Then it kills the services that a checkout calls.
 */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type System, startSystem } from '@storefront/local-system';
import { CRASH_POINTS } from '../../support/faults/crash-points.ts';
import { retryUntilFinal } from '../../support/faults/retry-until-final.ts';
import { checkOut, pricedCart } from '../../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper } from '../../support/systems/a-store.ts';

const CALLED = ['cart', 'catalog', 'billing'];
const CREDIT = { payment_rail: 'CREDIT_TERMS' };
/** A process that crashes sooner after its start is restarted more slowly. */
const HEALTHY_MS = 5_500;
/** A checkout takes about this long, so that it is killed at any of its steps. */
const CHECKOUT_MS = 40;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } });
const rounds = Number(values.rounds);

process.stdout.write('| Killed | Checkouts | p50 ms | p95 ms | Longest ms |\n|---|---|---|---|---|\n');
for (const replicas of [2, 1]) await measureWith(replicas);

async function measureWith(replicas: number): Promise<void> {
  const faults = mkdtempSync(join(tmpdir(), 'storefront-faults-'));
  const system = await startSystem({ replicas, ephemeral: true, serviceEnv: { STOREFRONT_FAULTS: faults, NODE_ENV: 'test' } });
  try {
    const store = await aStore({ system });
    await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, stock_quantity: 1_000_000, effective_gct_rate: 0 })]);
    const shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    const who = replicas === 1 ? 'the restarted process' : 'another process';
    report(`orders killed, ${who}`, await killOrders(system, shopper, faults));
    if (replicas === 1) report('a called service killed', await killCalled(system, shopper));
  } finally {
    await system.stop();
    await rm(faults, { recursive: true });
  }
}

async function killOrders(system: System, shopper: Shopper, faults: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const point of CRASH_POINTS) {
      const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
      const file = join(faults, point);
      writeFileSync(file, '');
      const took = await timeOf(() => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, cart)));
      // The last steps run after the response.
      while (existsSync(file)) await sleep(10);
      process.stderr.write(`  ${point}: ${Math.round(took)} ms\n`);
      times.push(took);
      await settled(system);
    }
  }
  return times;
}

async function killCalled(system: System, shopper: Shopper): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) {
    for (const name of CALLED) {
      const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
      const answered = timeOf(() => retryUntilFinal(() => checkOut(shopper, cart, CREDIT, cart)));
      await sleep(Math.random() * CHECKOUT_MS);
      const [took] = await Promise.all([answered, system.kill(name)]);
      process.stderr.write(`  ${name}: ${Math.round(took)} ms\n`);
      times.push(took);
      await settled(system);
    }
  }
  return times;
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

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toString();
  process.stdout.write(`| ${what} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |\n`);
}
