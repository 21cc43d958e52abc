import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { deferredNotification } from '../support/faults/deferred-notification.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Expiry of unpaid orders. The tests change the stored times instead of waiting, and the sweeps run on their own schedule. */

/** The sweep of unpaid orders runs every 15 s. */
const SWEEP_TIMEOUT_MS = 90_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', stock_quantity: 5 })]);
  await store.cli('promotions', 'create', 'ONCE', '--kind', 'percent', '--value', '10', '--max-uses', '1');
  shopper = await store.shopper();
});

async function anUnpaidOrder(codes: readonly string[] = []) {
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }], codes);
  const { order_id: id, redirect_url: page } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body.data;
  return { id: id as string, page: page as string };
}

/** Backdates an order as if its session had expired `minutes` ago. */
async function backdate(orderId: string, minutes: number): Promise<void> {
  const ago = `${minutes} minutes`;
  await asSuperuser(
    `update billing.payment_session set status = 'EXPIRED', expires_at = now() - $2::interval, updated_at = now() - $2::interval where order_id = $1`,
    [orderId, ago],
  );
  await asSuperuser(`update orders.sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = $1`, [orderId]);
}

const read = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const reserved = async () => (await store.cli<{ reserved: number }>('stock', 'get', 'BOLT')).reserved;
const reasonOf = async (path: string, body?: unknown) => (await shopper.api.post(path, body)).body.error.reason;

test('an order that is not paid within an hour of its last session expires and releases its stock and credit', async () => {
  const { id, page } = await anUnpaidOrder(['ONCE']);
  const waiting = await anUnpaidOrder();
  expect([await reserved(), (await read(id)).status]).toEqual([4, 'PENDING_PAYMENT']);
  const payLate = await deferredNotification(page.split('/').at(-1) ?? '', 'PAY');
  await backdate(waiting.id, 55);
  await backdate(id, 61);

  await eventually(SWEEP_TIMEOUT_MS, async () => expect(await read(id)).toMatchObject({ status: 'EXPIRED', payment_status: 'UNPAID' }));
  expect(await read(id)).toMatchObject({
    allowed_actions: [],
    cancellation: null,
    timeline: [{ event: 'placed' }, { event: 'expired', actor: 'system' }],
  });
  await eventually(30_000, async () => expect(await reserved()).toBe(2));
  await eventually(30_000, () => pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }], ['ONCE']));
  expect(await reasonOf(`/v1/checkout/${id}/repay`)).toBe('order_not_payable');
  expect(await reasonOf(`/v1/orders/${id}/cancel`, { reason: 'too late' })).toBe('order_not_cancellable');
  // The other order was checked in the same sweep and has minutes left.
  expect(await read(waiting.id)).toMatchObject({ status: 'PENDING_PAYMENT', allowed_actions: ['cancel', 'repay'] });

  await payLate();
  await eventually(30_000, async () => expect(await read(id)).toMatchObject({ status: 'EXPIRED', payment_status: 'REFUNDED' }));
});
