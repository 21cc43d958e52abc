import { localDate } from '@storefront/contract';
import { conflict, invalid } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import type { Customer } from '../../customers/domain/customer.ts';
import type { Invoice, InvoiceHead, Party } from './invoice.ts';
import { labelsOf } from './print.ts';
import { type Seller, toParty } from './seller.ts';

/** The reasons why an invoice cannot be voided or reissued. */
export interface Obstacles {
  readonly hasCreditNote: boolean;
  /** A refund of the invoice that has not succeeded. */
  readonly hasOpenRefund: boolean;
  /** A payment session whose payment the bank is processing. */
  readonly hasPaymentInProgress: boolean;
}

/** Throws `conflict` if the invoice has a credit note or an open refund. */
export function checkUncredited({ hasCreditNote, hasOpenRefund }: Omit<Obstacles, 'hasPaymentInProgress'>): void {
  if (hasCreditNote) throw conflict('invoice_credited', 'This invoice has a credit note. Credit the rest of it instead.');
  if (hasOpenRefund) throw conflict('invoice_credited', 'This invoice has a refund that has not succeeded. Settle the refund first.');
}

/** Throws `conflict` if the invoice cannot be replaced. One that was voided earlier has settled its payments. */
export function checkReissuable({ status }: InvoiceHead, { hasPaymentInProgress, ...obstacles }: Obstacles): void {
  if (status !== 'VOIDED') checkUncredited(obstacles);
  if (hasPaymentInProgress) {
    throw conflict('payment_in_progress', 'A bank is processing a payment of this invoice. Try again when it has ended.');
  }
}

/** The values of a successor that are not those of its predecessor. The seller is the store's at the time of the call. */
export interface SuccessorFacts {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly timeZone: string;
  readonly seller: Seller;
  readonly storeName: string;
  readonly buyer: Party;
}

/**
 * Returns the buyer of a successor: the customer as of today, with the address of the predecessor, which is as of today too if the customer still has it, unless
 * the ID of another one is given. Throws if the customer has none with that ID.
 */
export function buyerOf(customer: Customer, { address, addressId, taxExemptCertificate }: Party, givenId?: string): Party {
  const { addresses, name, companyName, taxId, email, phone } = customer;
  const own = addresses.find(({ id }) => id === (givenId ?? addressId));
  if (givenId !== undefined && own === undefined)
    throw invalid('invoice_address_id', 'is not an address of the customer', { code: 'unknown_address' });
  const buyer = { name, companyName, taxId, email, phone, taxExemptCertificate };
  const stored = own ?? (address === null ? addresses[0] : undefined);
  if (stored === undefined) return { ...buyer, address, addressId };
  const { id, ...copied } = stored;
  return { ...buyer, address: copied, addressId: id };
}

/** Returns the invoice voided and replaced by `successorId`. Its payments move along, so nothing is paid on it. */
export function replaced(invoice: Invoice, successorId: string, now: Date, timeZone: string): Invoice {
  if (invoice.status === 'VOIDED') return { ...invoice, replacedBy: successorId };
  const zero = new Decimal(0);
  const voided = { status: 'VOIDED', voidedAt: now, voidedOn: localDate(now, timeZone) } as const;
  return { ...invoice, ...voided, amountPaid: zero, amountDue: zero, payments: [], replacedBy: successorId };
}

/** Returns the successor of an invoice: the same goods, amounts, and due date, with the payments unless the invoice was voided before. */
export function successorOf(invoice: Invoice, { id, number, issuedAt, timeZone, seller, storeName, buyer }: SuccessorFacts): Invoice {
  const payments = invoice.status === 'VOIDED' ? [] : invoice.payments;
  const amountPaid = invoice.status === 'VOIDED' ? new Decimal(0) : invoice.amountPaid;
  const amountDue = invoice.total.minus(amountPaid);
  return {
    ...invoice,
    id,
    number,
    status: amountDue.isZero() ? 'PAID' : 'OPEN',
    amountPaid,
    amountDue,
    amountCredited: new Decimal(0),
    amountRefunded: new Decimal(0),
    issuedAt,
    issuedOn: localDate(issuedAt, timeZone),
    timeZone,
    voidedAt: null,
    voidedOn: null,
    replaces: invoice.id,
    replacedBy: null,
    seller: toParty(seller, storeName),
    buyer,
    note: seller.invoiceNote,
    logoHash: seller.logoHash,
    print: { ...invoice.print, ...labelsOf(seller) },
    replacesNumber: invoice.number,
    replacedByNumber: null,
    payments,
  };
}
