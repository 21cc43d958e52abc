import { Decimal } from '@storefront/money';
import type { InvoicePayment } from '../../invoices/domain/invoice.ts';
import type { RefundMethod } from './refund.ts';

/** A payment of an invoice and how much of it has not been refunded or reserved for a refund. */
export interface RefundablePayment {
  readonly payment: InvoicePayment;
  readonly refundable: Decimal;
}

/** The part of a payment that a refund returns. */
export interface RefundPart {
  readonly payment: InvoicePayment;
  readonly amount: Decimal;
}

/** Takes `amount` from the payments, oldest first. The payments must cover it. */
export function refundParts(payments: readonly RefundablePayment[], amount: Decimal): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amount;
  for (const { payment, refundable } of payments) {
    const part = Decimal.min(refundable, left);
    if (part.lte(0)) continue;
    parts.push({ payment, amount: part });
    left = left.minus(part);
  }
  if (left.gt(0)) throw new Error('the payments of an invoice do not cover its refund');
  return parts;
}

const METHOD_OF: Readonly<Record<InvoicePayment['source'], RefundMethod>> = { session: 'GATEWAY', recorded: 'BY_HAND', credit: 'CREDIT' };

/** Returns how a payment is refunded unless the operator chooses otherwise: the way it came. */
export const refundMethodOf = ({ source }: InvoicePayment): RefundMethod => METHOD_OF[source];
