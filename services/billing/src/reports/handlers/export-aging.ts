import { endOfDate, localDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { storeScope } from '@storefront/rpc';
import { storeTimeZone } from '@storefront/store-clock';
import type { BillingDeps, BillingStreamHandler } from '../../deps.ts';
import { type Aging, agingAt } from '../../statements/domain/aging.ts';
import type { CustomersScope } from '../../statements/store/customer-accounts.ts';
import { listOpenAmounts } from '../../statements/store/open-amounts.ts';
import { postNewFacts, saveShown } from '../../statements/transactions/post-new-facts.ts';
import { fromProtoReportPeriod } from '../../statements/wire/from-proto-period.ts';
import { toProtoAging } from '../../statements/wire/to-proto-statement.ts';
import { listInvoicedCustomers } from '../store/list-invoiced-customers.ts';

/** Customers per transaction. Their accounts are locked for less than a second, even when each has thousands of documents that no statement has shown. */
const BATCH = 50;

/** Returns what each customer owes at the end of a period. */
export const exportAging: BillingStreamHandler<'ExportAging'> = (deps) =>
  async function* (request, caller) {
    const { currency } = caller.store;
    const { to: date } = fromProtoReportPeriod(request);
    const scope = storeScope(caller);
    let after: string | null = null;
    for (;;) {
      const customers = await listInvoicedCustomers(deps.db, scope, after, BATCH);
      after = customers.at(-1)?.id ?? null;
      if (after === null) return;
      const agings = await readAgings(deps, { ...scope, customerIds: customers.map(({ id }) => id) }, { currency, date });
      const rows = customers.flatMap(({ id, email }) => {
        const aging = agings.get(id);
        return aging === undefined ? [] : [{ customer: email, aging: toProtoAging(aging, currency) }];
      });
      if (rows.length > 0) yield { rows };
    }
  };

/**
 * Returns what customers owe at the end of a date, which counts as today if it is later, by customer. Customers who owe nothing are left out. As a statement does, it
 * posts what was recorded since, so that a later statement until the same date shows the same.
 */
function readAgings(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  customers: CustomersScope,
  { currency, date }: { readonly currency: string; readonly date: string },
): Promise<Map<string, Aging>> {
  return inTransaction(db, async (trx) => {
    const posted = await postNewFacts(trx, customers, currency);
    const today = localDate(now(), storeTimeZone());
    const to = date > today ? today : date;
    await saveShown(trx, customers, posted, { to, today });
    const open = await listOpenAmounts(trx, customers, { date: to, end: endOfDate(to, storeTimeZone()) });
    return new Map([...open].map(([customerId, amounts]) => [customerId, agingAt(amounts, to)]));
  });
}
