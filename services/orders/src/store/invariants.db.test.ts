import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { checkInvariants } from './invariants.ts';

let world: World;
let orderId: string;
/** One order, its checkout completed under an Idempotency-Key. */
beforeAll(async () => {
  world = await openWorld();
  const shopper = world.newShopper();
  const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'K' });
  await world.deps.afterwards.idle();
  orderId = result?.orderId ?? '';
});
afterAll(() => world.close());

const ONE_CHECKOUT = 'every order has its one checkout, as long as checkouts are kept';
const NO_KEY = 'no Idempotency-Key holds a checkout that came to nothing';

const parcel = (shippedAt: string) => `insert into shipment
  (tenant_id, mode, order_id, id, number, lines, shipped_at, created_at, lease_until)
  select tenant_id, mode, order_id, id, 'P', jsonb_build_array(jsonb_build_object('lineId', id, 'quantity', '1')), ${shippedAt},
    now() - interval '61 seconds', now() from order_line`;

/** What breaks which rules. */
const BREAKAGES: readonly (readonly [rules: readonly string[], ...statements: string[]])[] = [
  [[ONE_CHECKOUT], 'delete from idempotency_record', 'delete from checkout'],
  [['every checkout past the pivot has its order'], 'delete from sales_order'],
  [
    ['no checkout is unfinished after 60 seconds'],
    `update checkout set step = 'ordered', finished_at = null, created_at = now() - interval '61 seconds'`,
  ],
  [['no shipment is under way after 60 seconds'], parcel('null')],
  [['the totals of every order add up'], 'update sales_order set total = total + 0.01'],
  [['the totals of every order add up'], 'update sales_order set shipping_gct_amount = shipping_gct_amount + 0.01'],
  [['the totals of every order add up'], 'update order_line set gct_amount = gct_amount + 0.01, line_total = line_total + 0.01'],
  [['the totals of every order add up'], 'delete from order_line'],
  [['what is shipped of a line is what its shipments carried'], 'update order_line set shipped_quantity = 1'],
  [['what is shipped of a line is what its shipments carried'], parcel('now()')],
  [['every confirmed order was announced'], 'delete from event_sequence'],
  [[ONE_CHECKOUT, NO_KEY], `update checkout set step = 'abandoned', result = null`],
];

test.each(BREAKAGES)('%j are named when they are broken', async (rules, ...statements) => {
  await world.broken(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);

    const named = (await checkInvariants(trx)).filter(({ ok }) => !ok);
    expect(named).toEqual(rules.map((name) => ({ name, ok: false, detail: expect.stringMatching(/^[0-9a-f-]{36}$/) })));
  });
});

test('a broken rule names the orders that break it', async () => {
  await world.broken(async (trx) => {
    await sql`update sales_order set total = total + 1`.execute(trx);

    expect(await checkInvariants(trx)).toContainEqual({ name: 'the totals of every order add up', ok: false, detail: orderId });
  });
});

test('every rule is among these, and holds where nothing is broken', async () => {
  const found = await checkInvariants(world.deps.db);

  expect(found.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(BREAKAGES.flatMap(([rules]) => rules))).toEqual(new Set(found.map(({ name }) => name)));
});
