import { setTimeout as sleep } from 'node:timers/promises';
import { seen } from '@storefront/lifecycle/testing';
import { aProduct, type TestStore } from '../../support/systems/a-store.ts';
import { openStaff, type Staff } from '../flows/staff.ts';
import { isWithin } from '../goals/is-within.ts';
import { measureCalls } from '../measurements/measure-calls.ts';
import { connectionsTo } from '../probes/connections-to.ts';
import { COLLECTED_MS, idleFor } from '../probes/idle-for.ts';
import { processesOf } from '../probes/processor-time.ts';
import { setSizesOf } from '../probes/set-sizes.ts';
import type { Contender, Row } from '../run-rows.ts';
import { headersOfCustomer, ORDERS_EACH, storeWithOldOrders } from '../worlds/old-orders.ts';
import type { RowsOf, World } from '../worlds/world.ts';

const ORDERS = 1_000_000;
const FEWER_ORDERS = 10_000;
const PAGE = 50;
const FAR_PAGE = 200;
const LEVELS = 1000;
const SKUS = Array.from({ length: LEVELS }, (_, index) => `LEVEL-${index}`);
/** A batch counts one request per 100 rows. */
const BATCH_CHARGE = 10;

/** Linux counts processor time in hundredths of a second. */
const IDLE_SECONDS = 30;
const IDLE_MAX = { ms: 3, mebibytes: 90 };
const PAGE_MAX = { first: 2, far: 1.2, search: 3 };
const SUMMARY_MAX = 1.2;
const BATCH_MAX = 1 / 20;

/** The requests of staff and their programs, one at a time, and `admin` without requests. Most of the time is spent to fill a store. Linux only. */
export const rowsOf: RowsOf = async (world) => {
  const startedAt = performance.now();
  const many = await storeWithOldOrders(world, ORDERS);
  const few = await storeWithOldOrders(world, FEWER_ORDERS);
  await many.importProducts(SKUS.map((sku) => aProduct({ sku })));
  const staff = await openStaff(world);
  return {
    rows: [idleRow(world, startedAt), await listRow(world, staff, many), summaryRow(world, staff, many, few), stockRow(world, staff, many)],
    close: () => staff.close(),
  };
};

function idleRow({ system }: World, startedAt: number): Row {
  let mebibytes = Number.NaN;
  let connections = Number.NaN;
  const own = () => ({ admin: processesOf(system).admin ?? null });
  const postgresPort = Number(new URL(system.urls.postgresUrl).port);
  return {
    work: 'a second of `admin` without requests',
    contenders: [
      {
        name: 'storefront',
        warmUp: () => Promise.resolve(),
        async measure() {
          await sleep(Math.max(0, startedAt + COLLECTED_MS - performance.now()));
          mebibytes = ((await setSizesOf(own())).admin?.proportional ?? Number.NaN) / 1024;
          // A probe that sees nothing sees none of the gateway's either.
          if ((await connectionsTo(postgresPort, processesOf(system).gateway ?? null)) === 0) throw new Error('no connection was seen');
          connections = await connectionsTo(postgresPort, own().admin);
          return idleFor(own(), IDLE_SECONDS);
        },
      },
    ],
    goal: ({ storefront }) => {
      const ms = (storefront?.cpuMicros ?? Number.NaN) / 1000;
      return {
        target: `${IDLE_MAX.ms} ms, ${IDLE_MAX.mebibytes} MiB, no connection to Postgres`,
        result: `${ms.toFixed(1)} ms, ${mebibytes.toFixed(0)} MiB, ${connections}`,
        met: ms <= IDLE_MAX.ms && isWithin(mebibytes, IDLE_MAX.mebibytes) && connections === 0,
      };
    },
  };
}

/** A page as the Admin API and the public API return it. */
interface Page {
  readonly data: readonly object[];
  readonly next_cursor: string | null;
}

async function listRow(world: World, staff: Staff, store: TestStore): Promise<Row> {
  const list = (query: string) => staff.send<Page>({ path: `${pathOf(store)}/orders?limit=${PAGE}${query}` });
  const measure = (query: string) => measureCalls(async () => seen('orders', (await list(query)).data, PAGE));
  // Not before the memory of `admin` is measured.
  const farPage = async () => {
    let cursor = '';
    for (let page = 1; page < FAR_PAGE; page += 1) cursor = `&cursor=${(await list(cursor)).next_cursor}`;
    return cursor;
  };
  let far: Promise<string> | undefined;
  const readFar = measureCalls(async () => seen('orders', (await list(await (far ??= farPage()))).data, PAGE));
  const headers = await headersOfCustomer(store);
  const shopper = measureCalls(async () => {
    const response = await fetch(`${world.system.baseUrl}/v1/orders?limit=${PAGE}`, { headers });
    return seen('orders of the customer', ((await response.json()) as Page).data, PAGE);
  });
  const [OWN, FAR, SHIP, UNPAID, SEARCH] = ['storefront', `page ${FAR_PAGE}`, 'to ship', 'not paid', 'by number'];
  return {
    work: `list of ${PAGE} of a million orders`,
    contenders: [
      contender(world, OWN, measure('')),
      contender(world, 'shopper', shopper),
      contender(world, FAR, readFar),
      contender(world, SHIP, measure('&status=CONFIRMED&status=PARTIALLY_SHIPPED')),
      contender(world, UNPAID, measure('&payment_status=UNPAID')),
      contender(world, SEARCH, measure('&q=so-15000')),
    ],
    goal: (medians) => {
      const times = (name = '', to = '') => (medians[name]?.cpuMicros ?? Number.NaN) / (medians[to]?.cpuMicros ?? Number.NaN);
      const [first, ship, unpaid] = [OWN, SHIP, UNPAID].map((name) => times(name, 'shopper'));
      const [distant, search] = [FAR, SEARCH].map((name) => times(name, OWN));
      return {
        target: `${PAGE_MAX.first} times the list of a shopper with ${ORDERS_EACH.toLocaleString('en-US')} orders, also with filters; page ${FAR_PAGE} ${PAGE_MAX.far} times, a search ${PAGE_MAX.search} times the first page`,
        result: [first, ship, unpaid, distant, search].map((ratio) => ratio?.toFixed(2)).join(', '),
        met:
          [first, ship, unpaid].every((ratio = Number.NaN) => isWithin(ratio, PAGE_MAX.first)) &&
          isWithin(distant ?? Number.NaN, PAGE_MAX.far) &&
          isWithin(search ?? Number.NaN, PAGE_MAX.search),
      };
    },
  };
}

function summaryRow(world: World, staff: Staff, many: TestStore, few: TestStore): Row {
  const measure = (store: TestStore) =>
    measureCalls(async () => {
      const { data } = await staff.send<{ data: { sales: readonly object[] | null } }>({ path: `${pathOf(store)}/summary` });
      return seen('days with sales', data.sales ?? []);
    });
  const FEW = `${FEWER_ORDERS.toLocaleString('en-US')} older orders`;
  return {
    work: 'summary of a store with a million older orders',
    contenders: [contender(world, 'storefront', measure(many)), contender(world, FEW, measure(few))],
    goal: ({ storefront, [FEW]: compared }) => ratioGoal(storefront?.cpuMicros, compared?.cpuMicros, SUMMARY_MAX),
  };
}

function stockRow(world: World, staff: Staff, store: TestStore): Row {
  const stock = `${pathOf(store)}/stock`;
  // Another level in each round, so that each call writes.
  const levels = (round: number) => SKUS.map((sku) => ({ sku, on_hand: 1000 + (round % 1000) }));
  const single = `${LEVELS} calls`;
  return {
    work: `${LEVELS} stock levels in one call`,
    contenders: [
      contender(
        world,
        'storefront',
        measureCalls(async (round) => {
          const body = { levels: levels(round) };
          const { data } = await staff.send<Page>({ method: 'POST', path: `${stock}/batch`, body, charge: BATCH_CHARGE });
          return seen('levels', data, LEVELS);
        }),
      ),
      contender(
        world,
        single,
        measureCalls(async (round) => {
          for (const { sku, on_hand } of levels(round + 1)) await staff.send({ method: 'PUT', path: `${stock}/${sku}`, body: { on_hand } });
        }),
      ),
    ],
    goal: ({ storefront, [single]: compared }) => ratioGoal(storefront?.cpuMicros, compared?.cpuMicros, BATCH_MAX),
  };
}

const pathOf = ({ tenantId, mode }: TestStore): string => `/admin/v1/stores/${tenantId}/${mode}`;

const contender = ({ system }: World, name = '', measure: Contender['measure']): Contender => ({
  name,
  processes: () => processesOf(system),
  measure,
});

function ratioGoal(own = Number.NaN, compared = Number.NaN, most: number): ReturnType<Row['goal']> {
  const times = own / compared;
  return { target: `at most ${most} times the processor time`, result: `${times.toFixed(3)} times`, met: isWithin(times, most) };
}
