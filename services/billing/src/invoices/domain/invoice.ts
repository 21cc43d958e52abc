import { type PaymentRail, type PostalAddress, localDate } from '@storefront/contract';
import { conflict, fieldError, invalid } from '@storefront/errors';
import { currencyScale, Decimal, type TaxPart } from '@storefront/money';
import type { TermsBasis } from '../../credit/domain/payment-terms.ts';
import type { PlacedLine } from './placed-order.ts';
import type { Print } from './print.ts';

export type InvoiceStatus = 'OPEN' | 'PAID' | 'VOIDED';

/** The statuses that can follow each status. */
export const INVOICE_EXITS: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  OPEN: ['PAID', 'VOIDED'],
  PAID: ['OPEN', 'VOIDED'],
  VOIDED: [],
};

/** The seller or buyer of an invoice, as of its issue. */
export interface Party {
  readonly name: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  /** The certificate of a buyer who was exempt from GCT when the order was placed. */
  readonly taxExemptCertificate: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: PostalAddress | null;
  /** The customer's address that a buyer's is a copy of. Null for one that was entered at checkout. */
  readonly addressId: string | null;
}

/** A payment of an invoice: received through a payment session, recorded by the store, or taken from the customer's unapplied credit. */
export interface InvoicePayment {
  readonly id: string;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly source: 'session' | 'recorded' | 'credit';
  readonly paymentSessionId: string | null;
  /** The store's reference of a recorded payment. */
  readonly reference: string | null;
  /** The reversed amount. Undefined if nothing was reversed. */
  readonly reversal?: PaymentReversal | undefined;
}

/** Why a payment was reversed: a check bounced, a dispute was lost, or the payment was recorded by mistake. */
export type ReversalReason = 'BOUNCED' | 'DISPUTE_LOST' | 'ERROR';

/** Money of a payment that was taken back, so that its invoice is due again. If that happened in parts, the reason and date are those of the last one. */
export interface PaymentReversal {
  readonly amount: Decimal;
  readonly reason: ReversalReason;
  /** An ISO-8601 date. */
  readonly reversedOn: string;
  readonly reference: string | null;
}

/** The remaining amount of a payment. */
export const notReversed = ({ amount, reversal }: InvoicePayment): Decimal =>
  reversal === undefined ? amount : amount.minus(reversal.amount);

/** An invoice without its details, as lists show it. */
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
  /** The sum of all credit notes. What of it did not reduce the amount due was refunded. */
  readonly amountCredited: Decimal;
  /** The amount of its payments that was returned, also to the customer's credit. */
  readonly amountRefunded: Decimal;
  readonly issuedAt: Date;
  readonly dueAt: Date;
  readonly voidedAt: Date | null;
  /** The invoice of which this is the successor. */
  readonly replaces: string | null;
  /** The successor of this invoice. */
  readonly replacedBy: string | null;
  /** The date of the issue in the time zone of the store, `YYYY-MM-DD`, as are the next two. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly voidedOn: string | null;
  /** The time zone of the store at the issue. */
  readonly timeZone: string;
  readonly termsBasis: TermsBasis;
  readonly termsDays: number;
  readonly gctAmount: Decimal;
  readonly purchaseOrderNumber: string | null;
}

/**
 * The part of an `InvoiceHead` with columns of its own. What was credited and refunded is the sum of the credit notes and refunds, and the purchase order number is
 * a part of `Print`.
 */
export type StoredInvoiceHead = Omit<InvoiceHead, 'amountCredited' | 'amountRefunded' | 'purchaseOrderNumber'>;

/** A complete invoice. */
export interface Invoice extends InvoiceHead {
  readonly subtotal: Decimal;
  readonly discountTotal: Decimal;
  readonly shippingAmount: Decimal;
  readonly taxBreakdown: readonly TaxPart[];
  readonly seller: Party;
  readonly buyer: Party;
  /** The text that the store prints below the totals, as of the issue. */
  readonly note: string | null;
  /** SHA-256 of the store's logo as of the issue. */
  readonly logoHash: string | null;
  readonly print: Print;
  /** The numbers of `replaces` and `replacedBy`. */
  readonly replacesNumber: string | null;
  readonly replacedByNumber: string | null;
  readonly lines: readonly PlacedLine[];
  readonly payments: readonly InvoicePayment[];
}

/** Whether the buyer was exempt from GCT, so that every amount of the invoice is. */
export const isTaxExempt = ({ taxExemptCertificate }: Party): boolean => taxExemptCertificate !== null;

/** "INV-000042"; from a million on the number grows a digit. */
export const invoiceNumber = (prefix: string, sequence: bigint): string => `${prefix}${sequence.toString().padStart(6, '0')}`;

/** Every status of an invoice. */
export const INVOICE_STATUSES = Object.keys(INVOICE_EXITS) as InvoiceStatus[];

/** Returns the invoice after a payment, PAID if nothing is due. Throws if the invoice is closed or the amount is more than is due. */
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

/** Returns the invoice after a credit note reduced the amount due, PAID if nothing is due any more. */
export function withDueReduction<I extends InvoiceHead>(invoice: I, amount: Decimal): I {
  const amountDue = invoice.amountDue.minus(amount);
  return { ...invoice, status: amountDue.isZero() ? 'PAID' : 'OPEN', amountDue };
}

/** Returns the invoice after `amount` of its payments was reversed: it is due again, unless the invoice was voided. */
export function withReversal<I extends InvoiceHead>(invoice: I, amount: Decimal): I {
  const amountPaid = invoice.amountPaid.minus(amount);
  if (invoice.status === 'VOIDED') return { ...invoice, amountPaid };
  return { ...invoice, status: 'OPEN', amountPaid, amountDue: invoice.amountDue.plus(amount) };
}

/** Returns the invoice voided, with nothing due, on the date in the time zone of the store. Throws if it is closed, unless it was free. */
export function voided<I extends InvoiceHead>(invoice: I, now: Date, timeZone: string): I {
  if (invoice.status !== 'PAID' || !invoice.total.isZero()) checkOpen(invoice);
  return { ...invoice, status: 'VOIDED', amountDue: new Decimal(0), voidedAt: now, voidedOn: localDate(now, timeZone) };
}

/** Returns the 409 for an order whose invoice is needed but has not been issued. It follows the confirmation of the order within seconds. */
export const invoiceNotIssued = () =>
  conflict('invoice_not_issued', 'This order has no invoice yet. Try again in a moment if the order is confirmed.');

/** Throws `conflict` if the invoice is closed. */
export function checkOpen({ status }: InvoiceHead): void {
  const closed = CLOSED[status];
  if (closed !== null) throw conflict(closed.reason, `This invoice ${closed.detail}.`);
}

/** Throws `conflict` if an invoice is closed, with the fields of all closed ones. */
export function checkAllOpen(invoices: readonly { readonly field: string; readonly invoice: InvoiceHead }[]): void {
  const details = invoices.flatMap(({ field, invoice: { number, status } }) => {
    const closed = CLOSED[status];
    return closed === null ? [] : [fieldError(field, `${number} ${closed.detail}`, closed.reason)];
  });
  const [first] = details;
  if (first !== undefined) throw conflict(first.code, `Invoice ${first.detail}.`, { details });
}

const CLOSED: Readonly<Record<InvoiceHead['status'], { readonly reason: string; readonly detail: string } | null>> = {
  OPEN: null,
  PAID: { reason: 'invoice_already_paid', detail: 'is already paid' },
  VOIDED: { reason: 'invoice_voided', detail: 'was voided' },
};

/** Throws `conflict` if the invoice is closed, its order is not, or it has payments that the request does not settle. */
export function checkVoidable(
  invoice: InvoiceHead,
  { settlesPayments, isOrderClosed }: { settlesPayments: boolean; isOrderClosed: boolean },
): void {
  checkOpen(invoice);
  if (!isOrderClosed) {
    throw conflict('order_still_open', 'The order of this invoice is not canceled. Cancel the order, or reissue the invoice.');
  }
  if (invoice.amountPaid.gt(0) && !settlesPayments) {
    throw conflict('invoice_has_payments', 'This invoice has payments. Refund them or move them to the customer’s credit.');
  }
}

function checkPaymentAmount({ amountDue, currency }: InvoiceHead, amount: Decimal): void {
  if (amount.lte(0)) throw invalid('amount', 'must be greater than 0', { code: 'out_of_range' });
  if (amount.decimalPlaces() > currencyScale(currency)) {
    throw invalid('amount', `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
  }
  if (amount.gt(amountDue)) throw invalid('amount', 'must not exceed the amount due', { reason: 'amount_exceeds_due' });
}
