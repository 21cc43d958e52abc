import { addMonths, endOfDate, localDate } from '@storefront/contract';
import { type ErrorDetail, fieldError, invalidAll } from '@storefront/errors';
import { amountViolation, type Decimal, sumOf } from '@storefront/money';
import { type CreditNote, creditNoteNumber, creditTermsOf } from '../../invoices/domain/credit-note.ts';
import { type Invoice, type InvoicePayment, invoiceNumber, withDueReduction, withPayment } from '../../invoices/domain/invoice.ts';
import { issueInvoice } from '../../invoices/domain/issue-invoice.ts';
import type { Seller } from '../../invoices/domain/seller.ts';
import { payInOrder, type ReceivedPayment } from '../../payments/domain/received-payment.ts';
import type { DatedEntry, HistoryEntry } from './history-entry.ts';
import { historyOrder, type HistoryParties } from './history-order.ts';

/** As long as the longest statement. */
const HISTORY_MONTHS_MAX = 24;
/** Entries are recorded at noon, a millisecond apart. */
const HALF_DAY_MS = 43_200_000;

/** A past payment, and what invoices receive of it. */
export interface PlannedPayment extends ReceivedPayment {
  readonly parts: readonly { readonly id: string; readonly invoiceId: string; readonly amount: Decimal }[];
  /** The unapplied credit. */
  readonly rest: Decimal;
}

/** The rows of a history. Invoices are as they are today, in the order of their numbers, as are credit notes. */
export interface PlannedHistory {
  readonly firstInvoice: bigint;
  readonly firstNote: bigint;
  readonly invoices: readonly Invoice[];
  readonly notes: readonly CreditNote[];
  readonly payments: readonly PlannedPayment[];
}

/** The parameters of a history, besides its entries. */
export interface HistoryFacts extends HistoryParties {
  readonly seller: Seller;
  readonly newId: () => string;
  /** The first free numbers. */
  readonly firstInvoice: bigint;
  readonly firstNote: bigint;
}

/** Returns the entries in the order of their dates, and as given on the same date. Throws unless each date is in the past and each amount fits the currency. */
export function dateEntries(
  entries: readonly HistoryEntry[],
  { now, timeZone, currency }: { now: Date; timeZone: string; currency: string },
): DatedEntry[] {
  const today = localDate(now, timeZone);
  const first = addMonths(today, -HISTORY_MONTHS_MAX);
  const violations = entries.flatMap(({ date, amount }, index) => {
    const notMoney = amountViolation(amount, currency);
    return [
      ...(date < today ? [] : [fieldError(`entries.${index}.date`, 'must be before today', 'out_of_range')]),
      ...(date >= first
        ? []
        : [fieldError(`entries.${index}.date`, `must be at most ${HISTORY_MONTHS_MAX} months before today`, 'out_of_range')]),
      ...(notMoney === undefined ? [] : [fieldError(`entries.${index}.amount`, notMoney.detail, notMoney.code)]),
    ];
  });
  if (violations.length > 0) throw invalidAll(violations);
  return entries
    .map((entry, index) => ({ ...entry, index }))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map((entry, index) => ({ ...entry, at: new Date(endOfDate(entry.date, timeZone).getTime() - HALF_DAY_MS + index) }));
}

/** Plans the rows of a history by the rules of new ones. Throws if an entry pays or credits what does not exist. */
export function planHistory(entries: readonly DatedEntry[], facts: HistoryFacts): PlannedHistory {
  const invoices = new Map<number, Invoice>();
  const notes: CreditNote[] = [];
  const payments: PlannedPayment[] = [];
  const violations: ErrorDetail[] = [];
  for (const entry of entries) {
    const target = entry.invoice === null ? undefined : invoices.get(entry.invoice);
    if (entry.invoice !== null && (entry.type === 'INVOICE' || target === undefined)) {
      const detail = entry.type === 'INVOICE' ? 'must not be given for an invoice' : 'must be the index of an earlier invoice';
      violations.push(fieldError(`entries.${entry.index}.invoice`, detail));
    } else if (entry.type === 'INVOICE') {
      invoices.set(entry.index, issue(entry, facts, BigInt(invoices.size)));
    } else if (entry.type === 'PAYMENT') {
      payments.push(pay(invoices, entry, target === undefined ? [...invoices.values()] : [target], facts));
    } else {
      const credited = target ?? [...invoices.values()].at(-1);
      const note = credited === undefined || credited.amountDue.lt(entry.amount) ? undefined : credit(credited, notes, entry, facts);
      if (note === undefined) {
        violations.push(fieldError(`entries.${entry.index}.amount`, 'must be at most what is due of its invoice', 'out_of_range'));
      } else {
        notes.push(note);
        replace(invoices, {
          ...withDueReduction(invoiceOf(invoices, note.invoiceId), note.total),
          amountCredited: creditedBy(notes, note),
        });
      }
    }
  }
  if (violations.length > 0) throw invalidAll(violations);
  return { firstInvoice: facts.firstInvoice, firstNote: facts.firstNote, invoices: [...invoices.values()], notes, payments };
}

function issue(entry: DatedEntry, facts: HistoryFacts, index: bigint): Invoice {
  const { newId, seller, firstInvoice } = facts;
  const sequence = firstInvoice + index;
  // No order of a checkout has such a number, and the sequence is that of one invoice.
  const order = historyOrder(entry, facts, { id: newId(), number: `SO-H${sequence.toString().padStart(6, '0')}` });
  const number = invoiceNumber(seller.invoicePrefix, sequence);
  return issueInvoice(order, { id: newId(), number, issuedAt: entry.at, seller, payment: null });
}

/** Applies a payment to the invoices, what is due first before the rest. */
function pay(invoices: Map<number, Invoice>, entry: DatedEntry, to: Invoice[], { newId, store }: HistoryFacts): PlannedPayment {
  const { amount, at, reference } = entry;
  const open = to.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const parts = payInOrder(open, amount).map((part) => ({ ...part, id: newId() }));
  for (const { id, invoiceId, amount: part } of parts) {
    const payment: InvoicePayment = { id, amount: part, paidAt: at, source: 'recorded', paymentSessionId: null, reference };
    const paid = withPayment(invoiceOf(invoices, invoiceId), part);
    replace(invoices, { ...paid, payments: [...paid.payments, payment] });
  }
  const rest = amount.minus(sumOf(parts.map((part) => part.amount)));
  return { id: newId(), currency: store.currency, amount, paidAt: at, reference, paymentSessionId: null, parts, rest };
}

function credit(invoice: Invoice, notes: readonly CreditNote[], entry: DatedEntry, facts: HistoryFacts): CreditNote | undefined {
  const earlier = notes.filter(({ invoiceId }) => invoiceId === invoice.id);
  const terms = creditTermsOf(invoice, earlier, { lines: [], shipping: false, amount: entry.amount });
  return (
    terms && {
      ...terms,
      id: facts.newId(),
      number: creditNoteNumber(facts.firstNote + BigInt(notes.length)),
      customerId: invoice.customerId,
      invoiceId: invoice.id,
      orderId: invoice.orderId,
      currency: invoice.currency,
      reason: entry.reference,
      requestKey: null,
      issuedAt: entry.at,
      issuedOn: entry.date,
    }
  );
}

const creditedBy = (notes: readonly CreditNote[], { invoiceId }: CreditNote): Decimal =>
  sumOf(notes.filter((note) => note.invoiceId === invoiceId).map(({ total }) => total));

function invoiceOf(invoices: ReadonlyMap<number, Invoice>, id: string): Invoice {
  for (const invoice of invoices.values()) if (invoice.id === id) return invoice;
  throw new Error('an entry names an unknown invoice');
}

function replace(invoices: Map<number, Invoice>, changed: Invoice): void {
  for (const [index, { id }] of invoices) if (id === changed.id) invoices.set(index, changed);
}
