import type { RefundOrderRequest__Output } from '@storefront/proto/storefront/billing/v1';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { getInvoice } from '../adjustments/handlers/get-invoice.ts';
import { recordPayment } from '../payments/handlers/record-payment.ts';
import { refundOrder } from '../payments/handlers/refund-order.ts';
import { retryRefund } from '../refunds/handlers/retry-refund.ts';
import { notifySandboxRefunds } from '../refunds/sweeps/run-refunds.ts';
import { aPlacedLine, aRefundRequest } from './builders.ts';
import type { OpenBilling } from './open-billing.ts';
import { paymentScenarios } from './payment-scenarios.ts';

/** Payments, refunds, and what the tests read of them. */
export function refundScenarios(billing: OpenBilling) {
  const shop = paymentScenarios(billing);
  const refund = (caller: Caller, orderId: string, given: Partial<RefundOrderRequest__Output> = {}, deps = billing.deps) =>
    refundOrder(deps)(aRefundRequest({ orderId, ...given }), caller);
  const retry = (caller: Caller, refundId: string, given: { method?: 'BY_HAND' | 'CREDIT' | 'GATEWAY'; reference?: string } = {}) =>
    retryRefund(billing.deps)({ refundId, method: 'METHOD_UNSPECIFIED', ...given }, caller);
  const record = (caller: Caller, invoice: string, amount: string, given: { date?: string; reference?: string } = {}) =>
    recordPayment(billing.deps)({ invoice, amount, ...given }, caller);
  const invoiceDetailOf = async (caller: Caller, orderId: string) => {
    const { id = '' } = (await shop.invoiceOf(caller, orderId)) ?? {};
    return (await getInvoice(billing.deps)({ invoiceId: id }, caller)).invoice;
  };
  const statusesOf = async (orderId: string) =>
    (
      await billing.deps.db
        .selectFrom('refund')
        .select(['method', 'status', 'amount'])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ method, status, amount }) => `${method} ${status} ${Number(amount)}`);
  /** The totals of the newest event of an order's refunds. */
  const totalsOf = async (orderId: string) => {
    const { rows } = await sql<{ totals: Record<string, unknown> }>`
      select data -> 'totals' as totals from outbox where aggregate_id = ${orderId} and type = 'refund.changed' order by position desc limit 1
    `.execute(billing.deps.db);
    return rows[0]?.totals;
  };

  /** A prepaid order of 115.00, paid on the sandbox page and invoiced. */
  async function aPaidOrder(lines = [aPlacedLine()]) {
    const { shopper, order, orderId, sessionId } = await shop.aPrepaidOrder(lines);
    await shop.choose(sessionId, 'PAY');
    await shop.deliver(shopper, 'order.confirmed', order);
    return { shopper, order, orderId, sessionId };
  }

  /** Makes every notification of the sandbox due and delivers it. */
  async function sandboxReports() {
    await billing.deps.db
      .updateTable('sandbox_refund')
      .set({ notify_at: new Date(0) })
      .where('notify_at', 'is not', null)
      .execute();
    await notifySandboxRefunds(billing.deps);
  }

  return { ...shop, refund, retry, record, invoiceDetailOf, statusesOf, totalsOf, aPaidOrder, sandboxReports };
}
