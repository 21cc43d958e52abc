import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { onOrderConfirmed } from '../events/on-order-confirmed.ts';
import type { SandboxChoice } from '../gateways/sandbox-notifications.ts';
import { lockOrder } from '../store/closed-orders.ts';
import { aPlacedOrder, aStore } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { orderEvent } from '../testing/order-events.ts';
import { settlePayment } from '../transactions/settle-payment.ts';
import { authorizePayment } from './authorize-payment.ts';
import { checkInvariants } from './check-invariants.ts';
import { decideSandboxPayment } from './decide-sandbox-payment.ts';
import { getOrderBilling } from './get-order-billing.ts';
import { getSandboxPayment } from './get-sandbox-payment.ts';
import { payInvoice } from './pay-invoice.ts';
import { receiveNotification } from './receive-notification.ts';
import { recordPayment } from './record-payment.ts';
import { reopenPayment } from './reopen-payment.ts';
import { voidInvoice } from './void-invoice.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(async () => {
  expect((await checkInvariants(billing.deps)).filter((check) => !check.ok)).toEqual([]);
  await billing.close();
});

type Shopper = Caller & { customerId: string };

async function aPrepaidOrder() {
  const shopper = await aCustomer(billing.deps);
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'PREPAID' });
  const { id: orderId, checkoutId } = order;
  const asked = {
    checkoutId,
    orderId,
    paymentRail: 'PREPAID' as const,
    amount: '115.00',
    currency: 'JMD',
    holdSeconds: 900,
    dryRun: false,
  };
  const { authorized } = await authorizePayment(billing.deps)({ ...asked, returnUrl: 'https://shop.test/thanks' }, shopper);
  return { shopper, order, orderId, sessionId: authorized?.paymentSession?.id ?? '' };
}

/** An open invoice of 115.00 on cash on delivery. */
async function anOpenInvoice(shopper?: Shopper) {
  const own = shopper ?? (await aCustomer(billing.deps));
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: own.customerId, paymentRail: 'CASH_ON_DELIVERY' });
  await tell(own, 'order.confirmed', order);
  const { invoices = [] } = await getOrderBilling(billing.deps)({ orderId: order.id }, own);
  return { shopper: own, order, invoiceId: invoices[0]?.id ?? '' };
}

const HANDLERS = { 'order.confirmed': onOrderConfirmed, 'order.cancelled': onOrderCancelled };
const tell = (caller: Caller, type: keyof typeof HANDLERS, order: PlacedOrder) =>
  inTransaction(billing.deps.db, (trx) => HANDLERS[type](billing.deps)(orderEvent(caller, type, order), trx));

/** What a shopper does at the sandbox's page, with all that follows. */
async function choose(sessionId: string, choice: SandboxChoice) {
  const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice }, anybody);
  const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature: signature ?? '' };
  await receiveNotification(billing.deps)(message, anybody);
  return message;
}
const anybody = { tenantId: '', mode: 'live', store: aStore(), kind: 'shopper_api', scopes: [], requestId: 'a' } satisfies Caller;

const later = (minutes: number) => ({ ...billing.deps, now: () => new Date(billing.clock.now.getTime() + minutes * 60_000) });
const sessionOf = async (caller: Caller, orderId: string) => (await getOrderBilling(billing.deps)({ orderId }, caller)).paymentSession;
const invoiceOf = async (caller: Caller, orderId: string) => (await getOrderBilling(billing.deps)({ orderId }, caller)).invoices?.[0];
const rowOf = (sessionId: string) =>
  billing.deps.db.selectFrom('payment_session').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
const sessionsOf = async ({ customerId }: Shopper) =>
  (await billing.deps.db.selectFrom('payment_session').select('id').where('customer_id', '=', customerId).execute()).map(({ id }) => id);
const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(billing.deps.db);
  return rows.length;
};
const toldOf = async (sessionId: string) =>
  (await billing.deps.db.selectFrom('outbox').select('type').where('aggregate_id', '=', sessionId).orderBy('position').execute()).map(
    ({ type }) => type,
  );

describe('a shopper at the payment page', () => {
  test.each([
    ['PAY', 'PAID', undefined, 'payment_session.paid'],
    ['DECLINE', 'FAILED', 'card_declined', 'payment_session.closed'],
    ['CANCEL', 'CANCELLED', undefined, 'payment_session.closed'],
  ] as const)('who chooses %s leaves the session %s, told once', async (choice, status, failureCode, event) => {
    const { shopper, orderId, sessionId } = await aPrepaidOrder();

    const message = await choose(sessionId, choice);
    await receiveNotification(billing.deps)(message, anybody);

    expect(await sessionOf(shopper, orderId)).toMatchObject({ id: sessionId, status, failureCode, redirectUrl: undefined });
    expect(await toldOf(sessionId)).toEqual([event]);
  });

  test('sees what is to be paid and goes back to the store', async () => {
    const { sessionId } = await aPrepaidOrder();

    expect(await getSandboxPayment(billing.deps)({ sessionId }, anybody)).toMatchObject({
      paymentSession: { status: 'PENDING', amount: '115.00', currency: 'JMD' },
      returnUrl: 'https://shop.test/thanks',
      cancelUrl: undefined,
    });
    await expect(getSandboxPayment(billing.deps)({ sessionId: newId() }, anybody)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getSandboxPayment(billing.deps)({ sessionId: 'x' }, anybody)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a notification', () => {
  test('is refused without the signature of its gateway, and changes nothing then', async () => {
    const { shopper, orderId, sessionId } = await aPrepaidOrder();
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, anybody);
    const body = Buffer.from(notification ?? '');
    const forged = Buffer.from(body.toString().replace('115', '1'));
    const receive = (message: { body?: Buffer; signature?: string }, deps = billing.deps) =>
      receiveNotification(deps)({ provider: 'sandbox', body, signature: signature ?? '', ...message }, anybody);

    for (const message of [{ body: forged }, { signature: '' }, { signature: `${signature}0` }, { signature: 't=1,v1=00' }]) {
      await expect(receive(message)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    await expect(receive({}, later(6))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test('of an unknown gateway, of an unknown session or of another amount is refused', async () => {
    const { sessionId, shopper, orderId, order } = await aPrepaidOrder();
    const notice = { sessionId, to: 'PAID' as const, amount: order.total, currency: 'JMD', failureCode: null };

    await expect(receiveNotification(billing.deps)({ provider: 'x', body: Buffer.alloc(0), signature: '' }, anybody)).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
    await expect(settlePayment(billing.deps, 'sandbox', { ...notice, sessionId: newId() })).rejects.toMatchObject({ code: 'not_found' });
    await expect(settlePayment(billing.deps, 'sandbox', { ...notice, amount: order.total.minus(1) })).rejects.toMatchObject({
      code: 'validation_error',
    });
    expect(await sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test.each(['PROCESSING', 'FAILED', 'PAID'] as const)('of %s waits while the money of its order is worked on', async (to) => {
    const { shopper, order, orderId, sessionId } = await aPrepaidOrder();
    const { db } = billing.deps;
    const lock = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const working = inTransaction(db, async (trx) => {
      await lockOrder(trx, shopper, orderId);
      locked.resolve();
      await lock.promise;
    });
    await locked.promise;
    const notified = settlePayment(billing.deps, 'sandbox', { sessionId, to, amount: order.total, currency: 'JMD', failureCode: null });

    for (let looks = 0; looks < 200 && (await waitingForLocks()) === 0; looks += 1) await setTimeout(10);
    const { status } = await rowOf(sessionId);
    lock.resolve();
    await Promise.all([working, notified]);
    expect([status, (await rowOf(sessionId)).status]).toEqual(['PENDING', to]);
  });

  test('of one gateway says nothing of another one’s session', async () => {
    const { sessionId, order } = await aPrepaidOrder();
    const notice = { sessionId, to: 'PAID' as const, amount: order.total, currency: 'JMD', failureCode: null };

    await expect(settlePayment(billing.deps, 'another', notice)).rejects.toMatchObject({ code: 'not_found' });
    expect(await rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
  });

  test('that comes out of order does not take back what is final', async () => {
    const { shopper, orderId, sessionId, order } = await aPrepaidOrder();
    const notice = { sessionId, amount: order.total, currency: 'JMD', failureCode: null };

    for (const to of ['PROCESSING', 'CANCELLED', 'PAID', 'FAILED', 'PROCESSING', 'EXPIRED'] as const)
      await settlePayment(billing.deps, 'sandbox', { ...notice, to });

    expect(await sessionOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
    expect(await toldOf(sessionId)).toEqual(['payment_session.paid']);
  });

  test('sent twenty times at once takes the money once', async () => {
    const { shopper, invoiceId } = await anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, anybody);
    const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature: signature ?? '' };

    await Promise.all(Array.from({ length: 20 }, () => receiveNotification(billing.deps)(message, anybody)));

    const { payments, amount_paid } = await paymentsOf(invoiceId);
    expect({ payments, amount_paid }).toEqual({ payments: 1, amount_paid: '115' });
  });
});

const paymentsOf = async (invoiceId: string) => {
  const { amount_paid, status } = await billing.deps.db
    .selectFrom('invoice')
    .select(['amount_paid', 'status'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const rows = await billing.deps.db.selectFrom('invoice_payment').select('id').where('invoice_id', '=', invoiceId).execute();
  return { payments: rows.length, amount_paid: String(Number(amount_paid)), status };
};

describe('paying an order again', () => {
  test('answers the live session, and after its end a fresh one that the order follows', async () => {
    const { shopper, orderId, sessionId } = await aPrepaidOrder();
    const reopen = async (deps = billing.deps) => (await reopenPayment(deps)({ orderId }, shopper)).paymentSession;

    expect(await reopen()).toMatchObject({ id: sessionId });
    await choose(sessionId, 'DECLINE');
    const fresh = await Promise.all([reopen(), reopen(), reopen()]);

    const ids = new Set(fresh.map((session) => session?.id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(sessionId);
    expect(fresh[0]).toMatchObject({ status: 'PENDING', amount: '115.00', orderId });
    expect(fresh[0]?.redirectUrl).toBe(`http://shop.test/sandbox/payments/${fresh[0]?.id}`);
    expect(await sessionOf(shopper, orderId)).toMatchObject({ id: fresh[0]?.id });
    expect(await rowOf(fresh[0]?.id ?? '')).toMatchObject({ return_url: 'https://shop.test/thanks' });
  });

  test('does not answer a session whose time is over and that no sweep has seen', async () => {
    const { shopper, orderId, sessionId } = await aPrepaidOrder();

    const { paymentSession } = await reopenPayment(later(31))({ orderId }, shopper);

    expect(paymentSession?.id).not.toBe(sessionId);
    expect(await rowOf(sessionId)).toMatchObject({ status: 'EXPIRED' });
  });

  test('is refused once it is paid or closed, for a stranger, for an order without a session, and where online payments are off', async () => {
    const paid = await aPrepaidOrder();
    await choose(paid.sessionId, 'PAY');
    const closed = await aPrepaidOrder();
    await tell(closed.shopper, 'order.cancelled', closed.order);
    const reopen = (orderId: string, caller: Caller) => reopenPayment(billing.deps)({ orderId }, caller);

    await expect(reopen(paid.orderId, paid.shopper)).rejects.toMatchObject({ reason: 'order_already_paid' });
    await expect(reopen(closed.orderId, closed.shopper)).rejects.toMatchObject({ reason: 'order_not_payable' });
    await expect(reopen(paid.orderId, closed.shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(reopen(newId(), paid.shopper)).rejects.toMatchObject({ code: 'not_found' });
    const offline = { ...closed.shopper, store: aStore({ onlinePayments: false }) };
    await expect(reopen(closed.orderId, offline)).rejects.toMatchObject({ reason: 'online_payments_disabled' });
  });
});

describe('money that comes late', () => {
  test('for a session that expired still pays its order, and ends the session that took its place', async () => {
    const { shopper, order, orderId, sessionId } = await aPrepaidOrder();
    const { paymentSession } = await reopenPayment(later(31))({ orderId }, shopper);

    await choose(sessionId, 'PAY');
    await choose(sessionId, 'PAY');

    expect(await toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
    expect(await rowOf(sessionId)).toMatchObject({ status: 'EXPIRED', unapplied_amount: '0' });
    expect(await rowOf(paymentSession?.id ?? '')).toMatchObject({ status: 'CANCELLED' });
    await tell(shopper, 'order.confirmed', order);
    expect(await invoiceOf(shopper, orderId)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
  });

  test('while the bank works on another session of the order leaves nothing to pay again', async () => {
    const { shopper, order, orderId, sessionId } = await aPrepaidOrder();
    const { paymentSession } = await reopenPayment(later(31))({ orderId }, shopper);
    const second = { sessionId: paymentSession?.id ?? '', amount: order.total, currency: 'JMD', failureCode: null };
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PROCESSING' });

    await choose(sessionId, 'PAY');

    await expect(reopenPayment(billing.deps)({ orderId }, shopper)).rejects.toMatchObject({ reason: 'order_already_paid' });
    await settlePayment(billing.deps, 'sandbox', { ...second, to: 'PAID' });
    expect(Number((await rowOf(second.sessionId)).unapplied_amount)).toBe(115);
  });

  test('a second time for one order is owed back and told to nobody', async () => {
    const { shopper, orderId, sessionId } = await aPrepaidOrder();
    const { paymentSession } = await reopenPayment(later(31))({ orderId }, shopper);
    const secondId = paymentSession?.id ?? '';
    await choose(secondId, 'PAY');

    await choose(sessionId, 'PAY');

    expect(await toldOf(sessionId)).toEqual(['payment_session.closed']);
    expect(Number((await rowOf(sessionId)).unapplied_amount)).toBe(115);
    expect(Number((await rowOf(secondId)).unapplied_amount)).toBe(0);
  });

  test('for a cancelled order is told to orders, which owe it back', async () => {
    const { shopper, order, sessionId } = await aPrepaidOrder();
    await tell(shopper, 'order.cancelled', order);

    await choose(sessionId, 'PAY');

    expect(await toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
    expect(await rowOf(sessionId)).toMatchObject({ status: 'CANCELLED', late_paid_at: expect.any(Date) });
  });
});

describe('money that comes in the moment of a cancel', () => {
  test('is told once of a prepaid order, whichever came first', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, aPrepaidOrder));
    const race = ({ shopper, order, sessionId }: (typeof orders)[number]) =>
      Promise.all([tell(shopper, 'order.cancelled', order), choose(sessionId, 'PAY'), choose(sessionId, 'PAY')]);
    await Promise.all(orders.map(race));

    for (const { sessionId } of orders) {
      const { status, late_paid_at } = await rowOf(sessionId);
      expect([status, late_paid_at !== null]).toEqual(status === 'PAID' ? ['PAID', false] : ['CANCELLED', true]);
      expect((await toldOf(sessionId)).filter((type) => type === 'payment_session.paid')).toHaveLength(1);
    }
  });

  test('pays an invoice or is owed back for the voided one, and never both', async () => {
    const invoices = await Promise.all(Array.from({ length: 10 }, () => anOpenInvoice()));
    const race = async ({ shopper, order, invoiceId }: (typeof invoices)[number]) => {
      const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
      const sessionId = paymentSession?.id ?? '';
      await Promise.all([choose(sessionId, 'PAY'), tell(shopper, 'order.cancelled', order), choose(sessionId, 'PAY')]);
      return { ...(await paymentsOf(invoiceId)), owed: Number((await rowOf(sessionId)).unapplied_amount) };
    };

    for (const outcome of await Promise.all(invoices.map(race))) {
      expect([
        { payments: 1, amount_paid: '115', status: 'PAID', owed: 0 },
        { payments: 0, amount_paid: '0', status: 'VOIDED', owed: 115 },
      ]).toContainEqual(outcome);
    }
  });
});

describe('paying an invoice', () => {
  test('opens one session over what is due, and its money pays the invoice', async () => {
    const { shopper, order, invoiceId } = await anOpenInvoice();
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15.00' }, { ...shopper, kind: 'operator' });
    const pay = async () => (await payInvoice(billing.deps)({ invoiceId }, shopper)).paymentSession;

    const sessions = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(sessions.map((session) => session?.id)).size).toBe(1);
    expect(sessions[0]).toMatchObject({ purpose: 'INVOICE', status: 'PENDING', amount: '100.00', invoiceId });

    await choose(sessions[0]?.id ?? '', 'PAY');
    expect(await invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00', amountDue: '0.00' });
    expect((await toldOf(invoiceId)).at(-1)).toBe('invoice.paid');
    await expect(pay()).rejects.toMatchObject({ reason: 'invoice_already_paid' });
  });

  test('in a session is not possible once it is voided, for a stranger, or where online payments are off', async () => {
    const { shopper, invoiceId } = await anOpenInvoice();
    const stranger = { ...shopper, customerId: newId() };

    await expect(payInvoice(billing.deps)({ invoiceId }, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId: 'x' }, shopper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payInvoice(billing.deps)({ invoiceId }, { ...shopper, store: aStore({ onlinePayments: false }) })).rejects.toMatchObject({
      reason: 'online_payments_disabled',
    });
    await voidInvoice(billing.deps)({ invoice: invoiceId }, { ...shopper, kind: 'operator' });
    await expect(payInvoice(billing.deps)({ invoiceId }, shopper)).rejects.toMatchObject({ reason: 'invoice_voided' });
  });

  test('whose order was cancelled while the shopper paid owes the money back, and orders is told', async () => {
    const { shopper, order, invoiceId } = await anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await tell(shopper, 'order.cancelled', order);

    await choose(sessionId, 'PAY');

    expect(await paymentsOf(invoiceId)).toEqual({ payments: 0, amount_paid: '0', status: 'VOIDED' });
    expect(Number((await rowOf(sessionId)).unapplied_amount)).toBe(115);
    expect(await toldOf(sessionId)).toEqual(['payment_session.closed', 'payment_session.paid']);
  });

  test('and a payment at the counter in the meantime: what is too much is owed back', async () => {
    const { shopper, order, invoiceId } = await anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '100.00' }, { ...shopper, kind: 'operator' });

    await choose(sessionId, 'PAY');

    expect(await invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    expect(Number((await rowOf(sessionId)).unapplied_amount)).toBe(100);
  });

  test('with an Idempotency-Key answers the same session again, also when that has ended', async () => {
    const { shopper, invoiceId } = await anOpenInvoice();
    const keyedShopper = { ...shopper, idempotency: { route: 'POST /v1/invoices/:invoice_id/pay', key: 'k', fingerprint: 'f' } };
    const first = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);
    await choose(first.paymentSession?.id ?? '', 'PAY');

    const again = await payInvoice(billing.deps)({ invoiceId }, keyedShopper);

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.paymentSession)).toBe(JSON.stringify(first.paymentSession));
  });

  test('with an Idempotency-Key that was used opens no other session, neither of the same invoice nor of another', async () => {
    const { shopper, invoiceId } = await anOpenInvoice();
    const another = await anOpenInvoice(shopper);
    const idempotency = { route: 'POST /v1/invoices/:invoice_id/pay', key: 'k', fingerprint: 'f' };
    const pay = (id: string, fingerprint = 'f') =>
      payInvoice(billing.deps)({ invoiceId: id }, { ...shopper, idempotency: { ...idempotency, fingerprint } });
    const { paymentSession } = await pay(invoiceId);
    await choose(paymentSession?.id ?? '', 'DECLINE');

    expect(await pay(invoiceId)).toMatchObject({ replayed: true, paymentSession: { id: paymentSession?.id } });
    await expect(pay(another.invoiceId, 'other')).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await sessionsOf(shopper)).toEqual([paymentSession?.id]);
  });
});
