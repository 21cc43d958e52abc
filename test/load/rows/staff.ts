import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Action, ACTIONS } from '../day/deck.ts';
import { percentile } from '../day/highest-rate.ts';
import { openLoad } from '../day/open-load.ts';
import { openStaff, type Staff, type StaffRequest } from '../flows/staff.ts';
import { isWithin } from '../goals/is-within.ts';
import type { Sample } from '../probes/measure.ts';
import { openOwnStore, ownShop, ownSystem } from '../rivals/own-shop.ts';
import { fillOwnStore, writeProducts } from '../rivals/prepare-rivals.ts';
import { productOf } from '../rivals/shop.ts';
import { skuOf } from '../worlds/catalog-data.ts';
import { withProductsFile } from '../worlds/catalog-world.ts';
import type { RowsOf } from '../worlds/world.ts';

const IMPORTED_ROWS = 20_000;
const SHOPPERS_PER_SECOND = 10;
const SECONDS = 60;
const WARM_UP_SECONDS = 15;
const CALLS_PER_SECOND = 10;
/** How much later than beside the import of the command the slowest twentieth may be. */
const LATER_MAX = 1.1;
const COMMAND = 'the same import by the command';

/**
 * A minute of a shop's day at a fixed rate while another store imports products: over the Admin API, beside ten calls a second of the shop's staff, and by the
 * command, without staff.
 */
export const rowsOf: RowsOf = async (world) => {
  const { system } = world;
  await fillOwnStore(world, await writeProducts(system.home));
  const { store, access } = await openOwnStore(system);
  const shop = ownShop(system.baseUrl, access, ownSystem(system));
  await shop.openAccounts();
  const staff = await openStaff(world);
  const path = `/admin/v1/stores/${store.tenantId}/${store.mode}`;

  const during = async (seconds: number, work: (file: string) => Promise<unknown>): Promise<Sample> =>
    withProductsFile(0, IMPORTED_ROWS, async (file) => {
      const [period] = await Promise.all([
        openLoad({ rate: SHOPPERS_PER_SECOND, seconds, visit: (index) => shop.visit(index) }),
        work(file),
      ]);
      const ofEach = (share: number) =>
        Object.fromEntries(ACTIONS.map((action) => [action, percentile(period.times[action], share) ?? Number.NaN]));
      const all = Object.values(period.times).flat();
      const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map((share) => percentile(all, share) ?? Number.NaN);
      return {
        rate: SHOPPERS_PER_SECOND,
        done: period.arrived,
        ...(p50Ms === undefined || p95Ms === undefined || p99Ms === undefined ? {} : { p50Ms, p95Ms, p99Ms }),
        failures: period.failures + Number(period.flooded),
        stepP95Ms: ofEach(0.95),
        stepP99Ms: ofEach(0.99),
      };
    });
  const overHttp = async (seconds: number): Promise<Sample> => {
    const other = await world.newStore();
    return during(seconds, (file) => Promise.all([callsOf(staff, path, seconds), importOverHttp(staff, other.tenantId, file)]));
  };
  const byCommand = async (seconds: number): Promise<Sample> => {
    const other = await world.newStore();
    return during(seconds, (file) => other.cli('catalog', 'import', file));
  };
  return {
    hasOwnRuns: true,
    rows: [
      {
        work: `a shop's day beside ${CALLS_PER_SECOND} staff calls a second and an import of ${IMPORTED_ROWS.toLocaleString('en-US')} rows over HTTP`,
        contenders: [
          { name: 'storefront', measure: () => overHttp(SECONDS), warmUp: () => overHttp(WARM_UP_SECONDS) },
          { name: COMMAND, measure: () => byCommand(SECONDS), warmUp: () => byCommand(WARM_UP_SECONDS) },
        ],
        goal: ({ storefront, [COMMAND]: command }) => {
          const times = ACTIONS.map((action) => ({ action, ratio: p95Of(storefront, action) / p95Of(command, action) }));
          const worst = times.reduce((slowest, each) => (each.ratio > slowest.ratio ? each : slowest));
          return {
            target: `p95 of each action at most ${LATER_MAX} times that beside the import by the command`,
            result: times.map(({ action, ratio }) => `${action} ${ratio.toFixed(2)}`).join(', '),
            met: times.every(({ ratio }) => ratio > 0) && isWithin(worst.ratio, LATER_MAX),
          };
        },
      },
    ],
    close: async () => void (await Promise.all([shop.close(), staff.close()])),
  };
};

const p95Of = (sample: Sample | undefined, action: Action): number => sample?.stepP95Ms?.[action] ?? Number.NaN;

/** The calls of staff at a fixed rate, whether or not earlier ones were served. Rejects if one fails. */
async function callsOf(staff: Staff, path: string, seconds: number): Promise<void> {
  const calls: Promise<unknown>[] = [];
  for (let index = 0; index < CALLS_PER_SECOND * seconds; index += 1) {
    calls.push(staff.send(callOf(path, index)));
    await sleep(1000 / CALLS_PER_SECOND);
  }
  await Promise.all(calls);
}

function callOf(path: string, index: number): StaffRequest {
  const sku = skuOf(productOf(index));
  const calls: readonly StaffRequest[] = [
    { path: `${path}/summary` },
    { path: `${path}/orders` },
    { path: `${path}/orders?status=CONFIRMED` },
    { path: `${path}/customers` },
    { path: `${path}/customers?q=shopper-1` },
    { path: `${path}/invoices` },
    { path: `${path}/products/${sku}` },
    { path: `${path}/search?q=so-1` },
    { path: `${path}/stock/${sku}` },
    { method: 'PUT', path: `${path}/stock/${sku}`, body: { on_hand: 1_000_000_000 - index } },
  ];
  return calls[index % calls.length] ?? { path };
}

async function importOverHttp(staff: Staff, tenantId: string, file: string): Promise<void> {
  const path = `/admin/v1/stores/${tenantId}/sandbox/imports?kind=products&format=storefront&syntax=jsonl`;
  const { data } = await staff.send<{ data: { rows_read: number; rejected: number } }>({
    method: 'POST',
    path,
    body: await readFile(file),
  });
  if (data.rows_read !== IMPORTED_ROWS || data.rejected > 0)
    throw new Error(`the import read ${data.rows_read} rows and rejected ${data.rejected}`);
}
