import { beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from '../support/eventually.ts';
import { anOrder, pricedCart } from '../support/http/priced-cart.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  await store.cli('promotions', 'create', 'TENTH', '--kind', 'percent', '--value', '10');
  shopper = await store.shopper(['--credit-limit', '10000', '--rails', 'CREDIT_TERMS']);
});

const UNKNOWN_ID = '01990000-0000-7000-8000-000000000000';

/** Statements that break and repair an invariant, and the checks that must report it. */
const corruptions = (order: string, cart: string) => [
  {
    breaks: `update catalog.reservation_line set quantity = quantity + 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    repairs: `update catalog.reservation_line set quantity = quantity - 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['stock_held_as_needed', 'catalog.reserved_stock_is_live_reservations'],
  },
  {
    breaks: `insert into billing.payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency, expires_at)
      select tenant_id, mode, '${UNKNOWN_ID}', 'HELD', customer_id, '${UNKNOWN_ID}', 'CREDIT_TERMS', 5, 'JMD', now() + interval '1 hour' from orders.sales_order where id = '${order}'`,
    repairs: `delete from billing.payment_authorization where checkout_id = '${UNKNOWN_ID}'`,
    rules: ['credit_held_by_running_checkouts', 'billing.credit_held_is_live_holds'],
  },
  {
    breaks: `update cart.cart set status = 'OPEN', order_id = null where order_id = '${order}'`,
    repairs: `update cart.cart set status = 'ORDERED', order_id = '${order}' where cart_id = (select cart_id from orders.sales_order where id = '${order}')`,
    rules: ['orders_have_their_carts'],
  },
  {
    breaks: `update cart.cart set held_by = '${UNKNOWN_ID}', held_until = now() + interval '1 hour' where cart_id = '${cart}'`,
    repairs: `update cart.cart set held_by = null, held_until = null where cart_id = '${cart}'`,
    rules: ['carts_held_by_running_checkouts'],
  },
  {
    breaks: `update billing.invoice set total = total + 1 where order_id = '${order}'`,
    repairs: `update billing.invoice set total = total - 1 where order_id = '${order}'`,
    rules: ['confirmed_orders_invoiced', 'billing.invoice_amounts_add_up', 'billing.amount_due_follows'],
  },
  {
    breaks: `update orders.sales_order set settlement = 'PAID', payment_status = 'PAID' where id = '${order}'`,
    repairs: `update orders.sales_order set settlement = null, payment_status = 'ON_ACCOUNT' where id = '${order}'`,
    rules: ['payment_status_follows_invoice'],
  },
  {
    breaks: `update cart.promotion_use set returned_at = now() where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    repairs: `update cart.promotion_use set returned_at = null where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['promotions_used_by_open_orders', 'cart.promotion_counts_its_uses'],
  },
  {
    breaks: `insert into billing.quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
      values ('${UNKNOWN_ID}', 'live', 'billing', '${UNKNOWN_ID}', 'order.confirmed', 'broken on purpose', 1, 'x', '{}')`,
    repairs: `delete from billing.quarantine where event_id = '${UNKNOWN_ID}'`,
    rules: ['billing.no_dead_letters'],
  },
];

test('the doctor reports every broken invariant with its location, and none after the repair', async () => {
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }], { payment_rail: 'CREDIT_TERMS' }, ['TENTH']);
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    await eventually(30_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
    for (const { breaks } of corruptions(order.id, cart)) expect([breaks, (await client.query(breaks)).rowCount]).toEqual([breaks, 1]);

    const broken = await brokenChecks(store.env);
    const full = await brokenChecks(store.env, '--full');
    for (const rule of corruptions(order.id, cart).flatMap(({ rules }) => rules)) {
      expect(full.map(({ name }) => name)).toContain(rule);
      expect(broken.filter(({ name }) => name === rule)).toEqual([
        expect.objectContaining({
          ok: false,
          detail: expect.stringMatching(/./),
          violations: { count: expect.any(Number), ids: [expect.any(String)] },
        }),
      ]);
    }
    expect(broken.find(({ name }) => name === 'confirmed_orders_invoiced')?.detail).toContain(order.id);
  } finally {
    for (const { repairs } of corruptions(order.id, cart)) await client.query(repairs);
    await client.end();
  }
  await eventually(30_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
});
