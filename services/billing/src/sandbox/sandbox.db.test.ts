import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { decimal } from '@storefront/money';
import { type Caller, newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import { SANDBOX_PAYMENTS_MAX } from '../gateways/store/sandbox-payments.ts';
import { expireSessions } from '../gateways/sweeps/expire-sessions.ts';
import { authorizePayment } from '../payments/handlers/authorize-payment.ts';
import { getOrderBilling } from '../payments/handlers/order-billing.ts';
import { makeSandboxPayments } from '../payments/sweeps/make-sandbox-payments.ts';
import { invariants } from '../store/invariants.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { advanceClock } from './advance-clock.ts';
import { clearPayments, listPayments, queuePayment } from './payments.ts';
import { setCredit } from './set-credit.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

const MINUTE_MS = 60_000;
type Shopper = Caller & { customerId: string };

/** Opens the payment session of a new order, at the time of a store whose clock is ahead by `offsetMs`. */
async function anOrderId(caller: Shopper, offsetMs = 0): Promise<string> {
  const orderId = newId();
  const requested = { checkoutId: newId(), orderId, paymentRail: 'PREPAID', amount: '7.00', currency: 'JMD' } as const;
  await atStoreTime(offsetMs, () => authorizePayment(billing.deps)({ ...requested, holdSeconds: 900, dryRun: false }, caller));
  return orderId;
}

const queue = (caller: Caller, outcome: 'PAY' | 'DECLINE', delayMinutes = 0, amount?: string) =>
  queuePayment(billing.deps)({ outcome, delaySeconds: delayMinutes * 60, amount }, caller);
const advanceTo = (caller: Caller, minutes: number) => advanceClock(billing.deps)({ offsetMs: String(minutes * MINUTE_MS) }, caller);
const sessionOf = async (caller: Shopper, orderId: string) => (await getOrderBilling(billing.deps)({ orderId }, caller)).paymentSession;

test('a move of the clock expires the sessions of its store only, at the time of the store', async () => {
  const [moved, other] = [await aCustomer(billing.deps), await aCustomer(billing.deps)];
  const [movedOrder, otherOrder] = [await anOrderId(moved), await anOrderId(other)];

  await advanceTo(moved, 31);

  const session = await sessionOf(moved, movedOrder);
  expect(session?.status).toBe('EXPIRED');
  expect(Date.parse(session?.updatedAt ?? '') - billing.clock.now.getTime()).toBe(31 * MINUTE_MS);
  expect((await sessionOf(other, otherOrder))?.status).toBe('PENDING');
});

test('a clock never moves back, and live mode has none', async () => {
  const caller = await aCustomer(billing.deps);
  await advanceTo(caller, 60);
  await advanceTo(caller, 10);
  const order = await anOrderId(caller, 60 * MINUTE_MS);

  await expireSessions(billing.deps);

  expect((await sessionOf(caller, order))?.status).toBe('PENDING');
  const live = await aCustomer(billing.deps, { mode: 'live' });
  for (const refused of [
    advanceTo(live, 10),
    queue(live, 'PAY'),
    listPayments(billing.deps)({}, live),
    clearPayments(billing.deps)({}, live),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(setCredit(billing.deps)({ customer: live.customerId, creditLimit: '5' }, live)).rejects.toMatchObject({ code: 'not_found' });
});

test('a payment that is due before its session expires is made first, even if one move passes both times', async () => {
  const caller = await aCustomer(billing.deps);
  await queue(caller, 'PAY', 20);
  const order = await anOrderId(caller);
  await makeSandboxPayments(billing.deps);
  expect((await sessionOf(caller, order))?.status).toBe('PENDING');

  await advanceTo(caller, 60);

  expect((await sessionOf(caller, order))?.status).toBe('PAID');
});

test('a late payment meets an expired session, even if one move passes both times, and is applied to another', async () => {
  const caller = await aCustomer(billing.deps);
  await queue(caller, 'PAY', 45);
  const order = await anOrderId(caller);

  await advanceTo(caller, 60);

  const sessions = await billing.deps.db
    .selectFrom('payment_session')
    .select('status')
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
  expect(sessions.map(({ status }) => status)).toEqual(['EXPIRED', 'PAID']);
});

test('payments are assigned in their order, to new sessions only, and made once', async () => {
  const caller = await aCustomer(billing.deps);
  const before = await anOrderId(caller);
  await queue(caller, 'DECLINE');
  await queue(caller, 'PAY', 0, '3.00');
  const orders = [await anOrderId(caller), await anOrderId(caller), await anOrderId(caller)];

  await Promise.all([makeSandboxPayments(billing.deps), makeSandboxPayments(billing.deps)]);

  const statuses = await Promise.all([before, ...orders].map(async (order) => (await sessionOf(caller, order))?.status));
  expect(statuses).toEqual(['PENDING', 'FAILED', 'FAILED', 'PENDING']);
  const [differing] = await billing.deps.db
    .selectFrom('refund')
    .select('amount')
    .where('order_id', '=', orders[1] ?? '')
    .execute();
  expect(decimal(differing?.amount ?? '0').toFixed(2)).toBe('3.00');
  expect((await listPayments(billing.deps)({}, caller)).payments).toEqual([]);
});

test('a sandbox has a limited number of queued payments', async () => {
  const caller = await aCustomer(billing.deps);
  for (let count = 0; count < SANDBOX_PAYMENTS_MAX; count += 1) await queue(caller, 'PAY');

  await expect(queue(caller, 'PAY')).rejects.toMatchObject({ reason: 'sandbox_payment_limit' });

  await clearPayments(billing.deps)({}, caller);
  expect((await queue(caller, 'PAY')).payment).toMatchObject({ outcome: 'PAY' });
});
