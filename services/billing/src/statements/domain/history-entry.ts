import type { Decimal } from '@storefront/money';

/** An invoice, payment, or credit note of the past that a sandbox is given. */
export interface HistoryEntry {
  readonly type: 'INVOICE' | 'PAYMENT' | 'CREDIT_NOTE';
  /** The date on which it is recorded, in the time zone of the store. */
  readonly date: string;
  readonly amount: Decimal;
  /** The purchase order number of an invoice, the reference of a payment, or the reason of a credit note. */
  readonly reference: string | null;
  /** The index of the invoice that is paid or credited. Without it, a payment pays what is due first, and a credit note credits the last invoice. */
  readonly invoice: number | null;
}

/** An entry with its index in the request, and when it is recorded. */
export interface DatedEntry extends HistoryEntry {
  readonly index: number;
  readonly at: Date;
}
