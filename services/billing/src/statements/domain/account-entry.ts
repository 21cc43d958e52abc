import { localDate } from '@storefront/contract';
import { Decimal } from '@storefront/money';

/** The kinds of entries of a customer's account. */
export type EntryKind = 'INVOICE' | 'VOID' | 'CREDIT_NOTE' | 'PAYMENT' | 'REVERSAL' | 'REFUND' | 'RETURNED_REFUND' | 'PAYOUT';

/** The types that statements show. */
export type EntryType = 'INVOICE' | 'PAYMENT' | 'CREDIT_NOTE' | 'REFUND' | 'REVERSAL' | 'ADJUSTMENT';

/** The type of each kind of entry. */
export const ENTRY_TYPES: Readonly<Record<EntryKind, EntryType>> = {
  INVOICE: 'INVOICE',
  VOID: 'ADJUSTMENT',
  CREDIT_NOTE: 'CREDIT_NOTE',
  PAYMENT: 'PAYMENT',
  REVERSAL: 'REVERSAL',
  REFUND: 'REFUND',
  RETURNED_REFUND: 'ADJUSTMENT',
  PAYOUT: 'REFUND',
};

/** Something that changed what a customer owes and has no entry yet. Facts never change. */
export interface AccountFact {
  readonly kind: EntryKind;
  readonly sourceId: string;
  /** When it was recorded. */
  readonly at: Date;
  /** The date of a document, in the time zone of the store when it was recorded. */
  readonly recordedOn: string | null;
  /** When the money moved, if that can differ: an instant of a payment, or the date of a reversal. */
  readonly movedAt: Date | null;
  readonly movedOn: string | null;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly number: string | null;
  readonly reference: string | null;
  /** The number of the successor of a voided invoice, the reason of a reversal, or how a payment came. */
  readonly detail: string | null;
  /** Positive for a debit. */
  readonly amount: Decimal;
}

/** An entry of a customer's account. Its date and balance are fixed when it is posted. */
export interface AccountEntry {
  readonly position: number;
  /** `YYYY-MM-DD`, as are all dates of statements. */
  readonly date: string;
  readonly kind: EntryKind;
  readonly sourceId: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly number: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly amount: Decimal;
  readonly balance: Decimal;
}

/** The state of an account after its last entry. */
export interface CustomerAccount {
  readonly lastPosition: number;
  readonly balance: Decimal;
  /** Further entries have this date or a later one. */
  readonly openFrom: string;
}

/**
 * Returns the entries of facts, in the order in which they were recorded, and the account after them. An entry has the day on which its fact was recorded, but none
 * before the entries and periods that were shown: a fact that was committed late, or a store that moved west, would change them.
 */
export function postFacts(
  account: CustomerAccount,
  facts: readonly AccountFact[],
  timeZone: string,
): { readonly account: CustomerAccount; readonly entries: readonly AccountEntry[] } {
  const entries: AccountEntry[] = [];
  let { lastPosition, balance, openFrom } = account;
  for (const fact of facts) {
    const own = fact.recordedOn ?? localDate(fact.at, timeZone);
    if (own > openFrom) openFrom = own;
    balance = balance.plus(fact.amount);
    lastPosition += 1;
    const { kind, sourceId, orderId, invoiceId, number, reference, amount } = fact;
    const description = describe(fact, own, timeZone);
    entries.push({
      position: lastPosition,
      date: openFrom,
      kind,
      sourceId,
      orderId,
      invoiceId,
      number,
      reference,
      description,
      amount,
      balance,
    });
  }
  return { account: { lastPosition, balance, openFrom }, entries };
}

const REVERSED: Readonly<Record<string, string>> = {
  BOUNCED: 'Payment bounced',
  DISPUTE_LOST: 'Payment disputed',
  ERROR: 'Payment recorded in error',
};

/** Describes a fact. A payment or reversal with a date of its own names it. */
function describe({ kind, detail, movedAt, movedOn }: AccountFact, recordedOn: string, timeZone: string): string {
  const moved = movedOn ?? (movedAt === null ? recordedOn : localDate(movedAt, timeZone));
  const dated = (text: string): string => (moved === recordedOn ? text : `${text} on ${moved}`);
  switch (kind) {
    case 'INVOICE':
      return 'Invoice';
    case 'VOID':
      return detail === null ? 'Invoice voided' : `Invoice voided, replaced by ${detail}`;
    case 'CREDIT_NOTE':
      return 'Credit note';
    case 'PAYMENT':
      return dated(detail === 'session' ? 'Online payment' : 'Payment received');
    case 'REVERSAL':
      return dated(REVERSED[detail ?? ''] ?? 'Payment reversed');
    case 'REFUND':
      return 'Refund';
    case 'RETURNED_REFUND':
      return 'Refund returned by the bank';
    case 'PAYOUT':
      return 'Credit paid out';
  }
}

/** An account without entries. */
export const EMPTY_ACCOUNT: CustomerAccount = { lastPosition: 0, balance: new Decimal(0), openFrom: '' };

/** Whether an entry is in the column of credits. One of 0 is where its kind is. */
export const isCredit = ({ kind, amount }: Pick<AccountEntry, 'kind' | 'amount'>): boolean =>
  amount.lt(0) || (amount.isZero() && kind !== 'INVOICE');
