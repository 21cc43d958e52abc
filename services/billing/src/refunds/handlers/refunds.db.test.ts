import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentGateway } from '../../gateways/adapters/payment-gateway.ts';
import { invariants } from '../../store/invariants.ts';
import { aPlacedLine } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { runRefunds } from '../sweeps/run-refunds.ts';
import { executeRefund } from '../transactions/execute-refund.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

/** The dependencies with a gateway in place of the sandbox. */
const withGateway = (gateway: Partial<PaymentGateway>): BillingDeps => ({
  ...billing.deps,
  gateways: { ...billing.deps.gateways, find: async () => ({ ...billing.deps.sandbox, ...gateway }) },
});
const unreachable = async (): Promise<never> => {
  throw new Error('connection reset');
};

describe('a refund through the gateway', () => {
  test('a refund in full issues a credit note over the whole invoice and returns the payment', async () => {
    const { shopper, orderId, sessionId } = await shop.aPaidOrder();

    const { creditNote, refunds } = await shop.refund(shopper, orderId, { reason: 'Damaged in transit' });

    expect(creditNote).toMatchObject({
      number: 'CN-000001',
      total: '115.00',
      netAmount: '100.00',
      gctAmount: '15.00',
      dueReduction: '0.00',
    });
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED', method: 'GATEWAY', amount: '115.00', paymentSessionId: sessionId }]);
    expect(await shop.invoiceDetailOf(shopper, orderId)).toMatchObject({
      status: 'PAID',
      amountPaid: '115.00',
      creditNotes: [{ number: 'CN-000001', total: '115.00', reason: 'Damaged in transit' }],
    });
    expect(await shop.totalsOf(orderId)).toMatchObject({ received: '115.00', refunded: '115.00', pending: '0.00', failed: '0.00' });
    await expect(shop.refund(shopper, orderId)).rejects.toMatchObject({ code: 'conflict', reason: 'order_already_refunded' });
  });

  test('refunds in part add up to the invoice at every tax rate, and more is refused', async () => {
    const { shopper, orderId } = await shop.aPaidOrder([aPlacedLine({ subtotal: '100' }), aPlacedLine({ subtotal: '33.33', rate: '0' })]);

    await shop.refund(shopper, orderId, { amount: '10.01' });
    await shop.refund(shopper, orderId, { amount: '77.77' });
    await expect(shop.refund(shopper, orderId, { amount: '60.56' })).rejects.toMatchObject({ reason: 'refund_too_large' });
    await expect(shop.refund(shopper, orderId, { amount: '0' })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(shop.refund(shopper, orderId, { amount: '0.001' })).rejects.toMatchObject({ code: 'validation_error' });
    await shop.refund(shopper, orderId);

    const { creditNotes = [] } = (await shop.invoiceDetailOf(shopper, orderId)) ?? {};
    const sum = (rate: string, of: 'taxableAmount' | 'gctAmount') =>
      creditNotes
        .flatMap(({ taxBreakdown }) => (taxBreakdown ?? []).filter((part) => part.rate === rate))
        .reduce((total, part) => total + Number(part[of]), 0);
    expect(creditNotes.map(({ number, total }) => `${number} ${total}`)).toEqual(['CN-000001 10.01', 'CN-000002 77.77', 'CN-000003 60.55']);
    expect([sum('0.15', 'taxableAmount'), sum('0.15', 'gctAmount'), sum('0', 'taxableAmount')].map((value) => value.toFixed(2))).toEqual([
      '100.00',
      '15.00',
      '33.33',
    ]);
  });

  test('the same request refunds once, also concurrently', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const requestKey = newId();

    const refunded = await Promise.all(Array.from({ length: 5 }, () => shop.refund(shopper, orderId, { requestKey, amount: '20' })));
    const again = await shop.refund(shopper, orderId, { requestKey, amount: '20' });

    expect(new Set([...refunded, again].map(({ creditNote }) => creditNote?.id)).size).toBe(1);
    expect(new Set([...refunded, again].map(({ refunds }) => refunds?.[0]?.id)).size).toBe(1);
    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 20']);
  });

  test('two concurrent refunds in full return the money once', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();

    const results = await Promise.allSettled([shop.refund(shopper, orderId), shop.refund(shopper, orderId)]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
  });

  test('a refund that the gateway refuses fails, and can be retried or made by hand', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();

    const { refunds = [], creditNote } = await shop.refund(shopper, orderId, { amount: '5.92' });
    const failedId = refunds[0]?.id ?? '';

    expect(refunds).toMatchObject([{ status: 'FAILED', failureCode: 'refund_declined' }]);
    expect(await shop.totalsOf(orderId)).toMatchObject({ refunded: '0.00', failed: '5.92' });
    const second = (await shop.retry(shopper, failedId)).refund;
    expect(second).toMatchObject({ status: 'FAILED', creditNoteId: creditNote?.id });
    expect((await shop.retry(shopper, failedId)).refund?.id).toBe(second?.id);
    await expect(shop.retry(shopper, second?.id ?? '', { method: 'BY_HAND' })).rejects.toMatchObject({ code: 'validation_error' });
    const third = (await shop.retry(shopper, second?.id ?? '', { method: 'BY_HAND', reference: 'CHEQUE 17' })).refund;
    expect(third).toMatchObject({ status: 'SUCCEEDED', method: 'BY_HAND', reference: 'CHEQUE 17' });
    expect(await shop.totalsOf(orderId)).toMatchObject({ refunded: '5.92', failed: '0.00' });
    await expect(shop.retry(shopper, third?.id ?? '')).rejects.toMatchObject({ reason: 'refund_not_retryable' });
    // The failed refunds issued no further credit note.
    expect((await shop.refund(shopper, orderId)).creditNote).toMatchObject({ number: 'CN-000002', total: '109.08' });
  });

  test('a refund that fails after it succeeded reopens the liability', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const { refunds = [] } = await shop.refund(shopper, orderId, { amount: '5.93' });
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED' }]);

    await shop.sandboxReports();

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY FAILED 5.93']);
    expect(await shop.totalsOf(orderId)).toMatchObject({ refunded: '0.00', failed: '5.93' });
    await shop.retry(shopper, refunds[0]?.id ?? '', { method: 'CREDIT' });
    const { unappliedAmount, unappliedEntries } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect({ unappliedAmount, unappliedEntries }).toMatchObject({
      unappliedAmount: '5.93',
      unappliedEntries: [{ kind: 'refund', amount: '5.93' }],
    });
  });

  test('a pending refund counts against what can be refunded, and succeeds when the gateway reports it', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();

    expect((await shop.refund(shopper, orderId, { amount: '100.91' })).refunds).toMatchObject([{ status: 'PENDING' }]);
    await expect(shop.refund(shopper, orderId, { amount: '100' })).rejects.toMatchObject({ reason: 'refund_too_large' });
    expect(await shop.totalsOf(orderId)).toMatchObject({ pending: '100.91' });
    await shop.sandboxReports();
    await shop.sandboxReports();

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 100.91']);
  });

  test('an unknown outcome is looked up before the gateway is asked again, under the same ID', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const { sandbox } = billing.deps;
    const asked: string[] = [];
    const performs = withGateway({
      refund: async (request) => {
        asked.push(`refund ${request.refundId}`);
        await sandbox.refund(request);
        throw new Error('the response was lost');
      },
    });

    const { refunds = [] } = await shop.refund(shopper, orderId, {}, performs);
    const id = refunds[0]?.id ?? '';
    expect(refunds).toMatchObject([{ status: 'PENDING' }]);
    const later = (given: BillingDeps) => ({ ...given, now: shop.depsAfter(5).now });
    await runRefunds(later(withGateway({ findRefund: unreachable })));
    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY PENDING 115']);
    await runRefunds({ ...withGateway({ refund: unreachable }), now: shop.depsAfter(30).now });

    expect(asked).toEqual([`refund ${id}`]);
    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
  });

  test('a refund that one process makes is not made by another', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const others: boolean[] = [];
    const refund: PaymentGateway['refund'] = async (request) => {
      others.push(await executeRefund(billing.deps, shopper, request.refundId));
      return await billing.deps.sandbox.refund(request);
    };

    await shop.refund(shopper, orderId, {}, withGateway({ refund }));

    expect([others, await shop.statusesOf(orderId)]).toEqual([[false], ['GATEWAY SUCCEEDED 115']]);
  });

  test('a refund whose request never arrived is sent again', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    await shop.refund(shopper, orderId, {}, withGateway({ refund: unreachable }));

    await runRefunds(shop.depsAfter(5));

    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 115']);
  });

  test('a gateway that stays unreachable is asked after waits that double, up to an hour', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const broken = withGateway({ refund: unreachable, findRefund: unreachable });
    await shop.refund(shopper, orderId, {}, broken);
    const read = () =>
      billing.deps.db
        .selectFrom('refund')
        .select(['id', 'next_attempt_at as at'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const { id, at: due } = await read();
      const now = due ?? new Date(0);
      await expect(executeRefund({ ...broken, now: () => now }, shopper, id)).rejects.toThrow('connection reset');
      waits.push(((await read()).at?.getTime() ?? 0) - now.getTime());
    }

    expect(waits.map((wait) => wait / 1000)).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    await runRefunds(shop.depsAfter(24 * 60));
  });
});
