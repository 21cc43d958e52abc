import { endOfDate, localDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { type Aging, agingAt } from '../../statements/domain/aging.ts';
import type { CustomersScope } from '../../statements/store/customer-accounts.ts';
import { listOpenAmounts } from '../../statements/store/open-amounts.ts';
import { postNewFacts, saveShown } from '../../statements/transactions/post-new-facts.ts';

/**
 * Returns what customers owe at the end of a date, which counts as today if it is later, by customer. Customers who owe nothing are left out. As a statement does, it
 * posts what was recorded since, so that a later statement until the same date shows the same.
 */
export function readAgings(
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
