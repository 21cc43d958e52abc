import type { Refund__Output } from '@storefront/proto/storefront/billing/v1';
import { amount } from './command-options.ts';

/** A refund as commands print it. */
export const refundRow = (refund: Refund__Output) => ({
  id: refund.id,
  status: refund.status,
  method: refund.method,
  amount: amount(refund.amount),
  currency: refund.currency,
  order_id: refund.orderId,
  order_number: refund.orderNumber ?? null,
  credit_note_id: refund.creditNoteId ?? null,
  overpayment: refund.isOverpayment,
  reference: refund.reference ?? refund.providerReference ?? null,
  failure_code: refund.failureCode ?? null,
  replaced_by: refund.replacedBy ?? null,
  created_at: refund.createdAt,
  settled_at: refund.settledAt ?? null,
});
