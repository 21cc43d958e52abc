import { type Decimal, moneyText } from '@storefront/money';
import type { Refund__Output, RefundTotals__Output } from '@storefront/proto/storefront/billing/v1';
import type { Refund, RefundTotals } from '../domain/refund.ts';
import type { StoreRefund } from '../store/refunds.ts';

/** Converts a refund, with the number of its order where it was read. */
export const toProtoRefund = (refund: Refund & Partial<StoreRefund>): Refund__Output => ({
  id: refund.id,
  status: refund.status,
  method: refund.method,
  amount: moneyText(refund.amount, refund.currency),
  currency: refund.currency,
  orderId: refund.orderId,
  orderNumber: refund.orderNumber ?? undefined,
  invoiceId: refund.invoiceId ?? undefined,
  paymentSessionId: refund.paymentSessionId ?? undefined,
  creditNoteId: refund.creditNoteId ?? undefined,
  isOverpayment: refund.isOverpayment,
  providerReference: refund.providerReference ?? undefined,
  reference: refund.reference ?? undefined,
  failureCode: refund.failureCode ?? undefined,
  replacedBy: refund.replacedBy ?? undefined,
  createdAt: refund.createdAt.toISOString(),
  settledAt: refund.settledAt?.toISOString(),
});

/** Converts the totals of an order's refunds. */
export function toProtoRefundTotals(totals: RefundTotals, currency: string): RefundTotals__Output {
  const money = (amount: Decimal): string => moneyText(amount, currency);
  return {
    received: money(totals.received),
    refunded: money(totals.refunded),
    pending: money(totals.pending),
    failed: money(totals.failed),
    revision: totals.revision,
  };
}
