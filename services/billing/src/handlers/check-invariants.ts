import type { InvariantCheck } from '@storefront/proto/storefront/operations/v1/InvariantCheck';
import type { BillingDeps } from '../deps.ts';
import {
  type BrokenRows,
  brokenAmounts,
  brokenBalances,
  brokenHolds,
  brokenLedgers,
  brokenNumbering,
  repeatedInvoices,
} from '../store/broken-rows.ts';

/** What must always hold, each with the words for when it does not. */
const INVARIANTS: readonly { readonly name: string; readonly broken: BrokenRows; readonly fault: string }[] = [
  {
    name: 'credit_balance_is_open_invoices',
    broken: brokenBalances,
    fault: 'accounts whose balance is not the sum of their open invoices',
  },
  { name: 'credit_held_is_live_holds', broken: brokenHolds, fault: 'accounts whose held amount is not the sum of their live holds' },
  { name: 'credit_ledger_adds_up', broken: brokenLedgers, fault: 'accounts whose ledger does not lead to their amounts' },
  { name: 'invoice_numbers_have_no_gap', broken: brokenNumbering, fault: 'stores whose invoice numbers have a gap' },
  { name: 'one_invoice_per_order', broken: repeatedInvoices, fault: 'orders with more than one invoice' },
  { name: 'invoice_amounts_add_up', broken: brokenAmounts, fault: 'invoices whose amounts do not add up' },
];

/** Checks every invariant of this service, over all stores; read-only. */
export async function checkInvariants({ db }: Pick<BillingDeps, 'db'>): Promise<InvariantCheck[]> {
  const checks: InvariantCheck[] = [];
  // One after the other: an operator's question must not take the whole pool.
  for (const { name, broken, fault } of INVARIANTS) {
    const rows = await broken(db);
    checks.push({ name, ok: rows === 0, detail: rows === 0 ? '' : `${rows} ${fault}` });
  }
  return checks;
}
