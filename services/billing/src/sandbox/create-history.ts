import { localDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import { decimal, moneyText, sumOf } from '@storefront/money';
import type { CreateHistoryRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, requireSandbox } from '@storefront/rpc';
import { storeTimeZone } from '@storefront/store-clock';
import { getCustomerId } from '../customers/store/customers.ts';
import type { BillingHandler } from '../deps.ts';
import { generateHistory } from '../statements/domain/generate-history.ts';
import type { HistoryEntry } from '../statements/domain/history-entry.ts';
import { dateEntries, type PlannedHistory } from '../statements/domain/plan-history.ts';
import { createHistory as create } from '../statements/transactions/create-history.ts';

/** Creates past invoices, credit notes, and payments of a customer of the caller's sandbox who has none. */
export const createHistory: BillingHandler<'CreateHistory'> = ({ db, afterCommit, ...deps }) =>
  withIdempotency(db, async (request, caller, claim) => {
    requireSandbox(caller);
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId: await getCustomerId(db, caller, request.customer) };
    const store = { ...caller.store, timeZone: storeTimeZone() };
    const now = deps.now();
    const entries = dateEntries(entriesOf(request, localDate(now, store.timeZone)), { now, ...store });
    const response = await inTransaction(db, async (trx) => {
      const history = await create(trx, scope, { entries, store }, deps);
      const dates = { from: entries[0]?.date ?? '', to: entries.at(-1)?.date ?? '' };
      const created = { customerId: scope.customerId, ...dates, ...totalsOf(history, caller) };
      await claim?.(trx, created);
      return created;
    });
    afterCommit();
    return response;
  });

function entriesOf({ entries, months, invoicesPerMonth }: CreateHistoryRequest__Output, today: string): HistoryEntry[] {
  if (entries.length === 0) return generateHistory({ months, invoicesPerMonth }, today);
  return entries.map(({ type, date, amount, reference, invoice }, index) => {
    if (type === 'TYPE_UNSPECIFIED') throw invalid(`entries.${index}.type`, 'must be INVOICE, PAYMENT, or CREDIT_NOTE');
    return { type, date, amount: decimal(amount), reference: reference ?? null, invoice: invoice ?? null };
  });
}

const totalsOf = ({ invoices, notes, payments }: PlannedHistory, { store: { currency } }: Caller) => ({
  invoices: invoices.length,
  payments: payments.length,
  creditNotes: notes.length,
  currency,
  amountDue: moneyText(sumOf(invoices.map(({ amountDue }) => amountDue)), currency),
  unappliedCredit: moneyText(sumOf(payments.map(({ rest }) => rest)), currency),
});
