import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { decideSandboxPayment, getSandboxPayment } from '../../gateways/handlers/sandbox-payments.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import { invariants } from '../../store/invariants.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { ANONYMOUS, paymentScenarios } from '../../testing/payment-scenarios.ts';
import { settlePayment } from '../transactions/settle-payment.ts';
import { payInvoice } from './pay-invoice.ts';
import { receiveNotification } from './receive-notification.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

/** Signs a notification of the sandbox. */
function signed(notification: unknown) {
  const body = Buffer.from(JSON.stringify(notification));
  const seconds = String(Math.floor(billing.clock.now.getTime() / 1000));
  const digest = createHmac('sha256', 'a secret of the sandbox').update(`${seconds}.`).update(body).digest('hex');
  return { body, signature: `t=${seconds},v1=${digest}` };
}

describe('the payment page', () => {
  test.each([
    ['PAY', 'PAID', undefined, 'payment_session.paid'],
    ['DECLINE', 'FAILED', 'card_declined', 'payment_session.closed'],
    ['CANCEL', 'CANCELLED', undefined, 'payment_session.closed'],
  ] as const)(
    'the choice %s moves the session to %s, and a repeated notification changes nothing',
    async (choice, status, failureCode, event) => {
      const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();

      const message = await shop.choose(sessionId, choice);
      await receiveNotification(billing.deps)(message, ANONYMOUS);

      expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ id: sessionId, status, failureCode, redirectUrl: undefined });
      expect(await shop.eventTypesOf(sessionId)).toEqual(status === 'FAILED' ? [event, 'payment.failed'] : [event]);
    },
  );

  test.each([
    ['PAID', 'PAY'],
    ['FAILED', 'DECLINE'],
    ['CANCELLED', 'CANCEL'],
  ] as const)('the page of a session that is %s offers no choice, and a choice changes nothing', async (status, choice) => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, choice);
    const before = await shop.rowOf(sessionId);

    for (const refused of ['PAY', 'DECLINE', 'CANCEL'] as const) {
      await expect(decideSandboxPayment(billing.deps)({ sessionId, choice: refused }, ANONYMOUS)).rejects.toMatchObject({
        code: 'conflict',
        reason: 'payment_session_closed',
      });
    }

    expect(await shop.rowOf(sessionId)).toEqual(before);
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status });
  });

  test('the page of a session past its expiry is expired, even before a sweep has closed the session', async () => {
    const { sessionId } = await shop.aPrepaidOrder();
    const later = shop.depsAfter(31);

    expect(await getSandboxPayment(later)({ sessionId }, ANONYMOUS)).toMatchObject({ paymentSession: { status: 'EXPIRED' } });
    await expect(decideSandboxPayment(later)({ sessionId, choice: 'PAY' }, ANONYMOUS)).rejects.toMatchObject({ code: 'conflict' });
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
  });

  test('the page of an ended session shows the payment that arrived late', async () => {
    const { shopper, order, sessionId } = await shop.aPrepaidOrder();
    await shop.deliver(shopper, 'order.cancelled', order);

    await shop.choose(sessionId, 'PAY');

    const { id } = await shop.settlementOf(sessionId);
    expect(await getSandboxPayment(billing.deps)({ sessionId }, ANONYMOUS)).toMatchObject({ paymentSession: { id, status: 'PAID' } });
  });

  test('the page has the store, the order, the amount, and the return URLs, and an unknown session is not found', async () => {
    const { sessionId } = await shop.aPrepaidOrder();

    expect(await getSandboxPayment(billing.deps)({ sessionId }, ANONYMOUS)).toMatchObject({
      paymentSession: { status: 'PENDING', amount: '115.00', currency: 'JMD' },
      returnUrl: 'https://shop.test/thanks',
      cancelUrl: undefined,
      storeName: 'Harbour Hardware',
      payableNumber: 'SO-1001',
    });
    await expect(getSandboxPayment(billing.deps)({ sessionId: newId() }, ANONYMOUS)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getSandboxPayment(billing.deps)({ sessionId: 'x' }, ANONYMOUS)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a notification', () => {
  test('that cannot be stored is not acknowledged, so that the gateway repeats it', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { notification, signature = '' } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANONYMOUS);
    const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature };
    const db = billing.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('UpdateQueryNode')) throw new Error('the database cannot write');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });

    await expect(receiveNotification({ ...billing.deps, db })(message, ANONYMOUS)).rejects.toThrow('cannot write');
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
    expect(await shop.eventTypesOf(sessionId)).toEqual([]);
    await receiveNotification(billing.deps)(message, ANONYMOUS);

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
  });

  test('a notification without a valid, recent signature is refused and changes nothing', async () => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANONYMOUS);
    const body = Buffer.from(notification ?? '');
    const forged = Buffer.from(body.toString().replace('115', '1'));
    const receive = (message: { body?: Buffer; signature?: string }, deps = billing.deps) =>
      receiveNotification(deps)({ provider: 'sandbox', body, signature: signature ?? '', ...message }, ANONYMOUS);

    for (const message of [{ body: forged }, { signature: '' }, { signature: `${signature}0` }, { signature: 't=1,v1=00' }]) {
      await expect(receive(message)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    await expect(receive({}, shop.depsAfter(6))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test.each(['another store', 'no store'])('a notification that names %s changes nothing', async (named) => {
    const { shopper, orderId, sessionId } = await shop.aPrepaidOrder();
    const { notification } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANONYMOUS);
    const body = JSON.parse(Buffer.from(notification ?? '').toString());

    const message = signed({ ...body, store_id: named === 'no store' ? 'x' : newId() });
    await receiveNotification(billing.deps)({ provider: 'sandbox', ...message }, ANONYMOUS);

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test('a notification of an unknown gateway or an unknown session is refused', async () => {
    const { sessionId, shopper, orderId, order } = await shop.aPrepaidOrder();
    const notification = {
      kind: 'payment' as const,
      sessionId,
      to: 'PAID' as const,
      amount: order.total,
      currency: 'JMD',
      failureCode: null,
    };

    await expect(
      receiveNotification(billing.deps)({ provider: 'x', body: Buffer.alloc(0), signature: '' }, ANONYMOUS),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(settlePayment(billing.deps, 'sandbox', { ...notification, sessionId: newId() }, shopper)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PENDING' });
  });

  test.each(['PROCESSING', 'FAILED', 'PAID'] as const)('a notification of %s waits for the lock of its order', async (to) => {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder();
    const { db } = billing.deps;
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const lockOwner = inTransaction(db, async (trx) => {
      await lockOrder(trx, shopper, orderId);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const outcome = { kind: 'payment', sessionId, to, amount: order.total, currency: 'JMD', failureCode: null } as const;
    const notified = settlePayment(billing.deps, 'sandbox', outcome, shopper);

    for (let polls = 0; polls < 200 && (await shop.countLockWaits()) === 0; polls += 1) await setTimeout(10);
    const { status } = await shop.rowOf(sessionId);
    release.resolve();
    await Promise.all([lockOwner, notified]);
    expect([status, (await shop.rowOf(sessionId)).status]).toEqual(['PENDING', to]);
  });

  test('a gateway cannot report the outcome of another gateway’s session', async () => {
    const { shopper, sessionId, order } = await shop.aPrepaidOrder();
    const notification = {
      kind: 'payment' as const,
      sessionId,
      to: 'PAID' as const,
      amount: order.total,
      currency: 'JMD',
      failureCode: null,
    };

    await expect(settlePayment(billing.deps, 'another', notification, shopper)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.rowOf(sessionId)).toMatchObject({ status: 'PENDING' });
  });

  test('a notification that arrives out of order does not change a final status', async () => {
    const { shopper, orderId, sessionId, order } = await shop.aPrepaidOrder();
    const notification = { kind: 'payment' as const, sessionId, amount: order.total, currency: 'JMD', failureCode: null };

    for (const to of ['PROCESSING', 'CANCELLED', 'PAID', 'FAILED', 'PROCESSING', 'EXPIRED'] as const)
      await settlePayment(billing.deps, 'sandbox', { ...notification, to }, shopper);

    expect(await shop.sessionOf(shopper, orderId)).toMatchObject({ status: 'PAID' });
    expect(await shop.eventTypesOf(sessionId)).toEqual(['payment_session.paid']);
  });

  test('twenty concurrent copies of a notification record one payment', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    const { notification, signature } = await decideSandboxPayment(billing.deps)({ sessionId, choice: 'PAY' }, ANONYMOUS);
    const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature: signature ?? '' };

    await Promise.all(Array.from({ length: 20 }, () => receiveNotification(billing.deps)(message, ANONYMOUS)));

    const { payments, amount_paid } = await shop.paymentsOf(invoiceId);
    expect({ payments, amount_paid }).toEqual({ payments: 1, amount_paid: '115' });
  });
});
