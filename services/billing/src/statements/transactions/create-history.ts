import type { CustomerScope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { currentCause } from '@storefront/events';
import type { Decimal } from '@storefront/money';
import type { BackdatedInvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { StoreSettings } from '@storefront/rpc';
import { atStoreTime, storeOffsetMs } from '@storefront/store-clock';
import { postEntry, settleEntry } from '../../credit/domain/credit.ts';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import { accountClosed } from '../../customers/domain/customer.ts';
import { getCustomer, lockCustomerMoney } from '../../customers/store/customers.ts';
import type { NewRowDeps } from '../../deps.ts';
import { insertCreditNote, takeCreditNoteSequences } from '../../invoices/store/credit-notes.ts';
import { insertInvoices, type NewInvoice } from '../../invoices/store/insert-invoices.ts';
import { takeInvoiceSequences, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { DatedEntry } from '../domain/history-entry.ts';
import { type PlannedHistory, planHistory } from '../domain/plan-history.ts';
import { lockAccounts } from '../store/customer-accounts.ts';
import { hasMoney, insertPastCreditEntries, insertPastPayments, type PastCreditEntry } from '../store/insert-history.ts';

/**
 * Creates past invoices, credit notes, and payments of a customer of a sandbox. Statements never change, so the customer must have none of them, and no past period may
 * have been shown. Orders creates the orders from the events, which are not public: nothing of a history is news to a webhook.
 */
export async function createHistory(
  trx: Trx,
  scope: CustomerScope,
  { entries, store }: { entries: readonly DatedEntry[]; store: StoreSettings & { timeZone: string } },
  deps: NewRowDeps,
): Promise<PlannedHistory> {
  const { customerId, ...ofStore } = scope;
  const openFrom = (await lockAccounts(trx, { ...ofStore, customerIds: [customerId] })).get(customerId)?.openFrom ?? '';
  await lockCustomerMoney(trx, scope);
  const customer = await getCustomer(trx, scope, scope.customerId);
  if (customer.status === 'CLOSED') throw accountClosed();
  const account = await lockCreditAccount(trx, scope);
  const [first] = entries;
  if ((first !== undefined && openFrom > first.date) || (await hasMoney(trx, scope)))
    throw conflict('customer_has_history', 'This customer has invoices or payments, or a statement of a past period was read.');

  const take = (type: DatedEntry['type'], sequences: typeof takeInvoiceSequences): Promise<bigint> | bigint => {
    const count = entries.filter((entry) => entry.type === type).length;
    return count === 0 ? 0n : sequences(trx, scope, count);
  };
  // As everywhere, the counters are locked after the account. Nothing else has the unapplied credit of a customer without money.
  const plan = planHistory(entries, {
    customer,
    account: account?.currency === store.currency ? account : undefined,
    store,
    seller: await findSeller(trx, scope),
    newId: deps.newId,
    firstInvoice: await take('INVOICE', takeInvoiceSequences),
    firstNote: await take('CREDIT_NOTE', takeCreditNoteSequences),
  });
  await insertPlan(trx, scope, plan, { store, now: deps.now() });
  return plan;
}

async function insertPlan(
  trx: Trx,
  scope: CustomerScope,
  { invoices, notes, payments, firstInvoice, firstNote }: PlannedHistory,
  { store, now }: { store: StoreSettings; now: Date },
): Promise<void> {
  const { tenantId, mode } = scope;
  const ofStore = { tenantId, mode };
  const added = invoices.map((invoice, index): NewInvoice => {
    const data: BackdatedInvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now), storeJson: JSON.stringify(store) };
    return {
      // Its payments follow, because one can pay several invoices.
      invoice: { ...invoice, payments: [] },
      sequence: firstInvoice + BigInt(index),
      checkoutId: invoice.orderId,
      events: [{ type: 'invoice.backdated', aggregateId: invoice.id, data, cause: currentCause() }],
      creditEntry: null,
    };
  });
  if (added.length > 0) await insertInvoices(trx, ofStore, added);
  await insertPastPayments(trx, scope, payments);
  for (const [index, note] of notes.entries()) await insertCreditNote(trx, ofStore, note, firstNote + BigInt(index));
  for (const invoice of invoices) if (invoice.amountCredited.gt(0)) await updateInvoice(trx, ofStore, invoice);
  await insertPastCreditEntries(trx, scope, creditEntriesOf({ invoices, notes, payments }));
  for (const { id, currency, reference, rest, paidAt } of payments) {
    if (rest.lte(0)) continue;
    const entry = { kind: 'payment', change: rest, sourceId: id, reference: reference ?? id } as const;
    await atStoreTime(storeOffsetMs() + paidAt.getTime() - now.getTime(), () => applyUnappliedEntry(trx, scope, { currency, entry }));
  }
}

/** Returns the credit ledger of a history in the order of its dates. */
function creditEntriesOf({ invoices, notes, payments }: Pick<PlannedHistory, 'invoices' | 'notes' | 'payments'>): PastCreditEntry[] {
  const numbers = new Map(invoices.filter(({ paymentRail }) => paymentRail === 'CREDIT_TERMS').map(({ id, number }) => [id, number]));
  const settled = (kind: 'payment' | 'credit_note', invoiceId: string, amount: Decimal, at: Date): PastCreditEntry[] => {
    const number = numbers.get(invoiceId);
    return number === undefined ? [] : [{ ...settleEntry(kind, amount, number), at }];
  };
  const posted = invoices.flatMap(({ id, total, number, issuedAt }) =>
    numbers.has(id) ? [{ ...postEntry(total, null, number), at: issuedAt }] : [],
  );
  const credited = notes.flatMap(({ invoiceId, total, issuedAt }) => settled('credit_note', invoiceId, total, issuedAt));
  const paid = payments.flatMap(({ parts, paidAt }) =>
    parts.flatMap(({ invoiceId, amount }) => settled('payment', invoiceId, amount, paidAt)),
  );
  return [...posted, ...credited, ...paid].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
