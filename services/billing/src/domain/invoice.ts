import { conflict, invalid } from '@storefront/errors';
import { currencyScale, Decimal } from '@storefront/money';
import type { PaymentRail } from './payment-rails.ts';
import type { PlacedLine, PostalAddress } from './placed-order.ts';
import type { TaxPart } from './tax-breakdown.ts';

export type InvoiceStatus = 'OPEN' | 'PAID' | 'VOIDED';

/** Which status may follow which. */
export const INVOICE_EXITS: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  OPEN: ['PAID', 'VOIDED'],
  PAID: [],
  VOIDED: [],
};

/** Who sells or buys, frozen. */
export interface Party {
  readonly name: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: PostalAddress | null;
}

/** Money that came in for an invoice, through a payment session or recorded by the store. */
export interface InvoicePayment {
  readonly id: string;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly source: 'session' | 'recorded';
  readonly paymentSessionId: string | null;
}

/** The head of an invoice: what a list shows, and what its transitions need. */
export interface InvoiceHead {
  readonly id: string;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly customerId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly paymentRail: PaymentRail;
  readonly currency: string;
  readonly total: Decimal;
  readonly amountPaid: Decimal;
  readonly amountDue: Decimal;
  readonly issuedAt: Date;
  readonly dueAt: Date;
  readonly voidedAt: Date | null;
}

/** A whole invoice. */
export interface Invoice extends InvoiceHead {
  readonly subtotal: Decimal;
  readonly discountTotal: Decimal;
  readonly shippingAmount: Decimal;
  readonly gctAmount: Decimal;
  readonly taxBreakdown: readonly TaxPart[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly lines: readonly PlacedLine[];
  readonly payments: readonly InvoicePayment[];
}

/** "INV-000042"; from a million on the number grows a digit. */
export const invoiceNumber = (sequence: bigint): string => `INV-${sequence.toString().padStart(6, '0')}`;

/** The invoice after a payment of `amount`, PAID once nothing is due. Refuses what is closed, and more than is due. */
export function withPayment<I extends InvoiceHead>(invoice: I, amount: Decimal): I {
  checkOpen(invoice);
  checkPaymentAmount(invoice, amount);
  const amountDue = invoice.amountDue.minus(amount);
  return {
    ...invoice,
    status: amountDue.isZero() ? 'PAID' : 'OPEN',
    amountPaid: invoice.amountPaid.plus(amount),
    amountDue,
  };
}

/** The invoice once voided: nothing is due on it any more. */
export function voided<I extends InvoiceHead>(invoice: I, now: Date): I {
  checkOpen(invoice);
  return { ...invoice, status: 'VOIDED', amountDue: new Decimal(0), voidedAt: now };
}

/** Refuses an invoice that is closed. */
export function checkOpen({ status }: InvoiceHead): void {
  if (status === 'PAID') throw conflict('invoice_already_paid', 'This invoice is paid.');
  if (status === 'VOIDED') throw conflict('invoice_voided', 'This invoice was voided.');
}

function checkPaymentAmount({ amountDue, currency }: InvoiceHead, amount: Decimal): void {
  if (amount.lte(0)) throw invalid('amount', 'must be above 0', { code: 'out_of_range' });
  if (amount.decimalPlaces() > currencyScale(currency)) {
    throw invalid('amount', `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
  }
  if (amount.gt(amountDue)) throw invalid('amount', 'is more than is due', { code: 'out_of_range' });
}
