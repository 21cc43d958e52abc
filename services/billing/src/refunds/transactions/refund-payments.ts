import type { Scope } from '@storefront/db';
import { type Decimal, sumOf } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import type { Trx } from '../../store/schema.ts';
import { refundMethodOf, refundParts } from '../domain/refund-sources.ts';
import type { Refund, Settlement } from '../domain/refund.ts';
import { listRefundablePayments } from '../store/due-refunds.ts';
import { openRefund } from './open-refund.ts';

/** A refund that was made at the gateway already. */
export interface MadeRefund {
  readonly paymentSessionId: string;
  /** The gateway's reference of the refund. */
  readonly providerReference: string;
}

/** Refunds payments of a locked invoice: `amount` of them, or everything that is left. With `made`, it records a refund of that session's payment. */
export async function refundPayments(
  trx: Trx,
  scope: Scope,
  invoice: InvoiceHead,
  given: Settlement & { amount?: Decimal; creditNoteId?: string; requestKey?: string | null; made?: MadeRefund | undefined },
  deps: NewRowDeps,
): Promise<Refund[]> {
  const { made } = given;
  const payments = (await listRefundablePayments(trx, scope, invoice.id)).filter(
    ({ payment }) => made === undefined || payment.paymentSessionId === made.paymentSessionId,
  );
  const amount = given.amount ?? sumOf(payments.map(({ refundable }) => refundable));
  const refunds: Refund[] = [];
  for (const part of refundParts(payments, amount)) {
    const method = given.method ?? refundMethodOf(part.payment);
    const terms = {
      customerId: invoice.customerId,
      orderId: invoice.orderId,
      invoiceId: invoice.id,
      paymentId: part.payment.id,
      paymentSessionId: part.payment.paymentSessionId,
      creditNoteId: given.creditNoteId ?? null,
      method,
      amount: part.amount,
      currency: invoice.currency,
      requestKey: given.requestKey ?? null,
      reference: method === 'BY_HAND' ? (given.reference ?? null) : null,
      providerReference: made?.providerReference ?? null,
    };
    refunds.push(await openRefund(trx, scope, terms, deps));
  }
  return refunds;
}
