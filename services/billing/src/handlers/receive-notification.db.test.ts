import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { newId } from '@storefront/rpc';
import { lockOrder } from '../store/closed-orders.ts';
import { type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { ANYBODY, paymentsIn } from '../testing/payments-in.ts';
import { settlePayment } from '../transactions/settle-payment.ts';
import { checkInvariants } from './check-invariants.ts';
import { decideSandboxPayment } from './decide-sandbox-payment.ts';
import { getSandboxPayment } from './get-sandbox-payment.ts';
import { payInvoice } from './pay-invoice.ts';
import { receiveNotification } from './receive-notification.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentsIn>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentsIn(billing);
});
afterAll(async () => {
  expect((await checkInvariants(billing.deps)).filter((check) => !check.ok)).toEqual([]);
  await billing.close();
});

describe('a shopper at the payment page', () => {
  test.each([
    ['PAY', 'PAID', undefined, 'payment_session.paid'],
    ['DECLINE', 'FAILED', 'card_declined', 'payment_session.closed'],
    ['CANCEL', 'CANCELLED', undefined, 'payment_session.closed'],
  ] as const)('who chooses %s leaves the session %s, told once', async (choice, status, failureCode, event) => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();

    const message = await shop.choose(sessionId, choice);
    await receiveNotification(billing.deps)(message, ANYBODY);

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: sessionId, status, failureCode, redirectUrl: undefined });
    expect(await shop.toldOf(sessionId)).toEqual([event]);
  });

  test('sees what is to be paid and goes back to the store', async () => {
    const { sessionId } = await shop.aPrepaidOrder();

    expect(await getSandboxPayment(billing.deps)({ sessionId }, ANYBODY)).toMatchObject({
      paymentSession: { status: 'PENDING', amount: '115.00', currency: 'JMD' },
      returnUrl: 'https://shop.test/thanks',
      cancelUrl: undefined,
    });
    await expect(getSandboxPayment(billing.deps)({ sessionId: newId() }, ANYBODY)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getSandboxPayment(billing.deps)({ sessionId: 'x' }, ANYBODY)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a notification', () => {
  test('is refused without the signature of its gateway, and changes nothing then', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANYBODY);
    const body = Buffer.from(notification ?? '');
    const forged = Buffer.from(body.toString().replace('115', '1'));
    const receive = (message: { body?: Buffer; signature?: string }, deps = billing.deps) =>
      receiveNotification(deps)({ provider: 'sandbox', body, signature: signature ?? '', ...message }, ANYBODY);

    for (const message of [{ body: forged }, { signature: '' }, { signature: `${signature}0` }, { signature: 't=1,v1=00' }]) {
      await expect(receive(message)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    await expect(receive({}, shop.later(6))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test('of an unknown gateway, of an unknown session or of another amount is refused', async () => {
    const { sessionId, shopper, orderId, order } = await shop.aPrepaidOrder();
    const notice = { sessionId, to: 'PAID' as const, amount: order.total, currency: 'JMD', failureCode: null };

    await expect(receiveNotification(billing.deps)({ provider: 'x', body: Buffer.alloc(0), signature: '' }, ANYBODY)).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
    await expect(settlePayment(billing.deps, 'sandbox', { ...notice, sessionId: newId() })).rejects.toMatchObject({ code: 'not_found' });
    await expect(settlePayment(billing.deps, 'sandbox', { ...notice, amount: order.total.minus(1) })).rejects.toMatchObject({
      code: 'validation_error',
    });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test.each(['PROCESSING', 'FAILED', 'PAID'] as const)('of %s waits while the money of its order is worked on', async (to) => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
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

    for (let looks = 0; looks < 200 && (await shop.waitingForLocks()) === 0; looks += 1) await setTimeout(10);
    const { status } = await shop.rowOf(sessionId);
    lock.resolve();
    await Promise.all([working, notified]);
    expect([status, (await shop.rowOf(sessionId)).status]).toEqual(['PENDING', to]);
  });

  test('of one gateway says nothing of another one’s session', async () => {
    const { sessionId, order } = await shop.aPrepaidOrder();
    const notice = { sessionId, to: 'PAID' as const, amount: order.total, currency: 'JMD', failureCode: null };

    await expect(settlePayment(billing.deps, 'another', notice)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
  });

  test('that comes out of order does not take back what is final', async () => {
    const { shopper, orderId, sessionId, order } = await shop.aPrepaidOrder();
    const notice = { sessionId, amount: order.total, currency: 'JMD', failureCode: null };

    for (const to of ['PROCESSING', 'CANCELLED', 'PAID', 'FAILED', 'PROCESSING', 'EXPIRED'] as const)
      await settlePayment(billing.deps, 'sandbox', { ...notice, to });

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
    expect(await shop.toldOf(sessionId)).toEqual(['payment_session.paid']);
  });

  test('sent twenty times at once takes the money once', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANYBODY);
    const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature: signature ?? '' };

    await Promise.all(Array.from({ length: 20 }, () => receiveNotification(billing.deps)(message, ANYBODY)));

    const { payments, amount_paid } = await shop.paymentsOf(invoiceId);
    expect({ payments, amount_paid }).toEqual({ payments: 1, amount_paid: '115' });
  });
});
