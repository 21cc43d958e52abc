import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { testInvariants } from '@storefront/db/testing/invariants';
import { sql } from 'kysely';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { invariants } from './invariants.ts';

let world: World;
let orderId: string;
/** One order, its checkout completed under an Idempotency-Key. */
beforeAll(async () => {
  world = await openWorld();
  const shopper = world.newShopper();
  const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'K' });
  await world.deps.backgroundTasks.idle();
  orderId = result?.orderId ?? '';
});
afterAll(() => world.close());

const ONE_CHECKOUT = 'order_has_its_checkout';
const FIT = 'quantities_of_lines_fit';
const OPEN = 'open_order_has_something_to_ship';
const NO_KEY = 'key_has_live_checkout';

const parcel = (shippedAt: string) => `insert into shipment
  (tenant_id, mode, order_id, id, number, lines, shipped_at, created_at, lease_until)
  select tenant_id, mode, order_id, id, 'P', jsonb_build_array(jsonb_build_object('lineId', id, 'quantity', '1')), ${shippedAt},
    now() - interval '61 seconds', now() from order_line`;

testInvariants({
  open: () => ({ db: world.deps.db, broken: world.broken }),
  invariants,
  planted: [
    [[ONE_CHECKOUT], 'delete from idempotency_record', 'delete from checkout'],
    [['checkout_has_its_order'], 'delete from sales_order'],
    [['checkouts_finish'], `update checkout set step = 'ordered', finished_at = null, created_at = now() - interval '61 seconds'`],
    [['shipments_finish'], parcel('null')],
    [
      ['corrections_finish'],
      `insert into order_return (tenant_id, mode, order_id, id, request, quantities, created_at, lease_until)
     select tenant_id, mode, id, gen_random_uuid(), '{}', '{}', now() - interval '61 seconds', now() from sales_order`,
    ],
    [['order_totals_add_up'], 'update sales_order set total = total + 0.01'],
    [['order_totals_add_up'], 'update sales_order set shipping_gct_amount = shipping_gct_amount + 0.01'],
    [['order_totals_add_up'], 'update order_line set gct_amount = gct_amount + 0.01, line_total = line_total + 0.01'],
    [['order_totals_add_up'], `update sales_order set shipping_taxes = '[{"rate": "0", "taxableAmount": "0.01", "gctAmount": "0"}]'`],
    [['order_totals_add_up'], 'delete from order_line'],
    [['shipped_quantity_is_carried'], 'update order_line set shipped_quantity = 1'],
    [['shipped_quantity_is_carried'], parcel('now()')],
    [[FIT], 'update order_line set cancelled_quantity = quantity + 1', `update sales_order set status = 'CANCELLED'`],
    [[FIT], 'update order_line set credited_quantity = quantity + 1', `update sales_order set status = 'CANCELLED'`],
    [[FIT], 'update order_line set returned_quantity = 1'],
    [['credited_goods_never_ship'], 'update order_line set credited_quantity = 1'],
    [['nothing_of_a_credited_order_is_left_to_ship'], `update sales_order set settlement = 'REFUNDED'`],
    [['canceled_goods_are_credited'], 'update order_line set cancelled_quantity = 1'],
    [[OPEN], 'update order_line set cancelled_quantity = quantity, credited_quantity = quantity'],
    [[OPEN], `update sales_order set status = 'SHIPPED'`],
    [['confirmed_order_announced'], 'delete from event_sequence'],
    [[ONE_CHECKOUT, NO_KEY], `update checkout set step = 'abandoned', result = null`],
  ],
});

test('a broken rule names the orders that break it', async () => {
  await world.broken(async (trx) => {
    await sql`update sales_order set total = total + 1`.execute(trx);

    expect(await violatedInvariants(trx, invariants)).toMatchObject([
      { name: 'order_totals_add_up', violations: { count: 1, ids: [orderId] } },
    ]);
  });
});
