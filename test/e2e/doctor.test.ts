import { beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import { brokenChecks } from '../support/doctor.ts';
import { anOrder, pricedCart } from '../support/priced-cart.ts';
import { systemUnderTest } from '../support/system-under-test.ts';
import { within } from '../support/within.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  await store.operate('promotions', 'create', 'TENTH', '--kind', 'percent', '--value', '10');
  shopper = await store.shopper(['--credit-limit', '10000', '--rails', 'CREDIT_TERMS']);
});

const NOBODY = '01990000-0000-7000-8000-000000000000';

/** What is broken with the superuser's hand, how it is mended, and which rule must say so. */
const breakages = (order: string, cart: string) => [
  {
    breaks: `update catalog.reservation_line set quantity = quantity + 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    mends: `update catalog.reservation_line set quantity = quantity - 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['stock is held for open orders', 'catalog.reserved stock is what live reservations hold'],
  },
  {
    breaks: `insert into billing.payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency, expires_at)
      select tenant_id, mode, '${NOBODY}', 'HELD', customer_id, '${NOBODY}', 'CREDIT_TERMS', 5, 'JMD', now() + interval '1 hour' from orders.sales_order where id = '${order}'`,
    mends: `delete from billing.payment_authorization where checkout_id = '${NOBODY}'`,
    rules: ['credit is held for running checkouts alone', 'billing.credit_held_is_live_holds'],
  },
  {
    breaks: `update cart.cart set status = 'OPEN', order_id = null where order_id = '${order}'`,
    mends: `update cart.cart set status = 'ORDERED', order_id = '${order}' where cart_id = (select cart_id from orders.sales_order where id = '${order}')`,
    rules: ['every order has its cart'],
  },
  {
    breaks: `update cart.cart set held_by = '${NOBODY}', held_until = now() + interval '1 hour' where cart_id = '${cart}'`,
    mends: `update cart.cart set held_by = null, held_until = null where cart_id = '${cart}'`,
    rules: ['carts are held by running checkouts alone'],
  },
  {
    breaks: `update billing.invoice set total = total + 1 where order_id = '${order}'`,
    mends: `update billing.invoice set total = total - 1 where order_id = '${order}'`,
    rules: ['every confirmed order has one invoice', 'billing.invoice_amounts_add_up'],
  },
  {
    breaks: `update cart.promotion_use set returned_at = now() where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    mends: `update cart.promotion_use set returned_at = null where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['promotions are used by open orders', 'cart.a promotion counts exactly the uses'],
  },
  {
    breaks: `insert into billing.quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
      values ('${NOBODY}', 'live', 'billing', '${NOBODY}', 'order.confirmed', 'broken on purpose', 1, 'x', '{}')`,
    mends: `delete from billing.quarantine where event_id = '${NOBODY}'`,
    rules: ['billing.no event is set aside'],
  },
];

test('the doctor finds everything that is broken, says what and where, and is content again when it is mended', async () => {
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }], { payment_rail: 'CREDIT_TERMS' }, ['TENTH']);
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    await within(30_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
    for (const { breaks } of breakages(order.id, cart)) expect([breaks, (await client.query(breaks)).rowCount]).toEqual([breaks, 1]);

    const broken = await brokenChecks(store.env);
    for (const rule of breakages(order.id, cart).flatMap(({ rules }) => rules)) {
      expect(broken.filter(({ name }) => name.startsWith(rule))).toEqual([
        expect.objectContaining({ ok: false, detail: expect.stringMatching(/./) }),
      ]);
    }
    expect(broken.find(({ name }) => name.startsWith('every confirmed order'))?.detail).toContain(order.id);
  } finally {
    for (const { mends } of breakages(order.id, cart)) await client.query(mends);
    await client.end();
  }
  await within(30_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
});
