import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { analyze, explained } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { inStoreZone } from '@storefront/store-clock';
import { sql } from 'kysely';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { listOrders as listOrdersHandler } from '../handlers/list-orders.ts';
import { aFrozenLine } from '../testing/builders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import type { Shopper } from '../testing/place-test-order.ts';
import { listOrders, type OrderFilter } from './list-orders.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Request = Partial<Parameters<ReturnType<typeof listOrdersHandler>>[0]>;

const list = async (shopper: Shopper, request: Request = {}) => {
  const all = { limit: 50, offset: 0, status: [], paymentStatus: [], paymentRail: [] };
  const { orders = [], total } = await listOrdersHandler(world.deps)({ ...all, ...request }, shopper);
  return { numbers: orders.map(({ number = '' }) => number), total };
};

/** Orders on two days: A of the SKU BOLT, B of NUT and bolt-m8 with a purchase order number, C of Café and canceled, D paid on account and dear. */
async function fourOrders(shopper: Shopper): Promise<string[]> {
  const kinds = [
    { skus: ['BOLT'], body: {}, total: '1150.00', at: '2026-11-20T12:00:00Z' },
    { skus: ['NUT', 'bolt-m8'], body: { purchaseOrderNumber: 'PO-7_%' }, total: '80.00', at: '2026-11-21T04:59:59.999Z' },
    { skus: ['Café'], body: {}, total: '200.00', at: '2026-11-21T05:00:00Z' },
    { skus: ['BOLT', 'NUT'], body: { paymentRail: 'CREDIT_TERMS' as const }, total: '1500.00', at: '2026-11-22T05:00:00Z' },
  ];
  const numbers: string[] = [];
  for (const { skus, body, total, at } of kinds) {
    const lines = skus.map((sku) => aFrozenLine({ id: world.deps.newId(), sku }));
    const cart = world.newCart(shopper, { lines, total });
    for (const sku of skus) world.stock.onHand.set(sku, 1000);
    const { result } = await checkOut(world.deps, shopper, cart, body);
    const { tenantId, mode } = shopper;
    await sql`update sales_order set placed_at = ${at} where tenant_id = ${tenantId} and mode = ${mode} and id = ${result?.orderId}`.execute(
      world.deps.db,
    );
    numbers.push(result?.orderNumber ?? '');
    if (skus.includes('Café')) await cancelOrder(world.deps)({ orderId: result?.orderId ?? '', reason: 'Not needed' }, shopper);
  }
  await world.deps.backgroundTasks.idle();
  return numbers;
}

describe('a list of orders', () => {
  let shopper: Shopper;
  let placed: string[];
  beforeAll(async () => {
    shopper = world.newShopper({ timeZone: 'America/Jamaica' });
    placed = await fourOrders(shopper);
    await fourOrders({ ...shopper, customerId: world.deps.newId() });
  });
  const letters = ({ numbers }: { numbers: readonly string[] }) => numbers.map((number) => 'ABCD'[placed.indexOf(number)] ?? '?').join('');
  const found = async (request: Request) => inStoreZone('America/Jamaica', () => list(shopper, request));

  test.each<[Request, string]>([
    [{}, 'DCBA'],
    [{ sort: 'placed_at' }, 'ABCD'],
    [{ sort: 'total' }, 'BCAD'],
    [{ sort: '-total' }, 'DACB'],
    [{ status: ['CONFIRMED'] }, 'DBA'],
    [{ status: ['CONFIRMED', 'CANCELLED'] }, 'DCBA'],
    [{ status: ['EXPIRED'] }, ''],
    [{ paymentStatus: ['ON_ACCOUNT'] }, 'D'],
    [{ paymentRail: ['CASH_ON_DELIVERY'] }, 'CBA'],
    [{ paymentRail: ['CASH_ON_DELIVERY', 'CREDIT_TERMS'], status: ['CONFIRMED'], sort: 'total' }, 'BAD'],
    // The store is five hours behind UTC.
    [{ placedFrom: '2026-11-21' }, 'DC'],
    [{ placedTo: '2026-11-20' }, 'BA'],
    [{ placedFrom: '2026-11-21', placedTo: '2026-11-21' }, 'C'],
    [{ placedFrom: '2026-11-22', placedTo: '2026-11-21' }, ''],
    [{ placedFrom: '0001-01-01', placedTo: '9999-12-31' }, 'DCBA'],
    [{ q: 'bolt' }, 'DBA'],
    [{ q: 'BOLT-M8' }, 'B'],
    [{ q: 'olt' }, ''],
    [{ q: 'po-7' }, 'B'],
    [{ q: 'PO-7_%' }, 'B'],
    [{ q: 'PO-7%' }, ''],
    [{ q: 'CAFE\u0301' }, 'C'],
    [{ q: 'so-' }, 'DCBA'],
    [{ q: 'bolt', status: ['CONFIRMED'], paymentRail: ['CASH_ON_DELIVERY'], placedTo: '2026-11-30', sort: 'total' }, 'BA'],
  ])('with %j has the orders "%s"', async (request, expected) => {
    const orders = await found(request);

    expect([letters(orders), orders.total]).toEqual([expected, expected.length]);
  });

  test('is found by the whole number of an order, and counts all matches on every page', async () => {
    expect(letters(await found({ q: placed[1]?.toLowerCase() ?? '' }))).toContain('B');
    expect(await found({ q: 'bolt', limit: 1, offset: 1 })).toEqual({ numbers: [placed[1]], total: 3 });
    expect(await found({ q: 'bolt', offset: 3 })).toEqual({ numbers: [], total: 3 });
    expect(await found({ sort: 'total', limit: 1, offset: 1 })).toEqual({ numbers: [placed[2]], total: 4 });
  });
});

test.each<[Request, string]>([
  [{ status: ['confirmed'] }, 'status'],
  [{ paymentStatus: ['PAID', 'NO'] }, 'payment_status'],
  [{ paymentRail: ['CASH'] }, 'payment_rail'],
  [{ placedFrom: '2026-02-30' }, 'placed_from'],
  [{ placedTo: '2026-11-21T00:00:00Z' }, 'placed_to'],
  [{ sort: 'number' }, 'sort'],
  [{ q: 'a\0b' }, 'q'],
])('%j is refused', async (request, field) => {
  await expect(list(world.newShopper(), request)).rejects.toMatchObject({ code: 'validation_error', details: [{ field }] });
});

describe('the statements of a filtered list', () => {
  let shopper: Shopper;
  const OWN = 500;
  const PAGE = 50;
  /** With more, the plans are the same. */
  const OTHERS = Number(process.env.ORDERS_OF_STORE ?? 2000);
  /** Few enough for a slow machine. */
  const PER_STATEMENT = 100;
  beforeAll(async () => {
    shopper = world.newShopper();
    await fourOrders(shopper);
    const { tenantId, customerId } = shopper;
    for (let first = 1; first <= OWN + OTHERS; first += PER_STATEMENT) {
      await sql`insert into sales_order select (jsonb_populate_record(null::sales_order, o || jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'SO-' || (1000000 + n), 'cart_id', gen_random_uuid(), 'checkout_id', gen_random_uuid(), 'total', n % 997,
          'search_text', E'\nso-' || (1000000 + n) || E'\nsku-' || n % 50, 'placed_at', (o ->> 'placed_at')::timestamptz - n * interval '1 minute',
          'customer_id', case when n % ${(OWN + OTHERS) / OWN}::integer = 0 then ${customerId}::uuid else gen_random_uuid() end))).*
        from generate_series(${first}::integer, ${first + PER_STATEMENT - 1}::integer) n, (select to_jsonb(placed) as o from sales_order placed where tenant_id = ${tenantId} order by number limit 1) source`.execute(
        world.deps.db,
      );
    }
    await analyze(world.deps.db);
  }, 600_000);

  test.each<OrderFilter>([
    { statuses: ['CONFIRMED'] },
    { paymentStatuses: ['UNPAID', 'PAID'] },
    { paymentRails: ['CASH_ON_DELIVERY'] },
    { since: new Date('2026-11-19') },
    { until: new Date('2026-11-20') },
    { text: 'sku-7' },
    { text: 'nothing' },
    { sort: 'total' },
    { statuses: ['CONFIRMED'], paymentRails: ['CASH_ON_DELIVERY'], since: new Date('2026-01-01'), text: 'sku-', sort: '-total' },
  ])('with %j read no order of another customer', async (filter) => {
    const plans = await explained(world.deps.db, (db) => listOrders(db, shopper, { limit: PAGE, offset: 0 }, filter));

    for (const plan of seen('plans', plans)) {
      expect(plan.filter(({ relation, index }) => relation === 'sales_order' && index === undefined)).toEqual([]);
      expect(plan.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(OWN + 4 + PAGE);
    }
  });
});
