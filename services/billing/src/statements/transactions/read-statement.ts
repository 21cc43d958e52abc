import { endOfDate, localDate } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { agingAt } from '../domain/aging.ts';
import { outOfRange, statementPeriod } from '../domain/statement-period.ts';
import type { Statement } from '../domain/statement.ts';
import { balanceBefore, listEntries } from '../store/customer-accounts.ts';
import { listOpenAmounts, unappliedCreditAt } from '../store/open-amounts.ts';
import { postNewFacts, saveShown } from './post-new-facts.ts';

/** More than a customer has in 24 months with 20 entries a day; they fit in a message. */
const ENTRIES_MAX = 20_000;

/**
 * Returns the statement of a customer. An entry gets its position, date, and balance when a statement or report first reads its fact, under the lock of the account, and
 * a period that was shown in full gets no further entries. Orders and payments therefore write nothing for statements, and no entry that was shown ever changes.
 */
export function readStatement(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  scope: CustomerScope,
  { currency, ...given }: { currency: string; from?: string | undefined; to?: string | undefined },
): Promise<Statement> {
  const { customerId, ...store } = scope;
  const customers = { ...store, customerIds: [customerId] };
  return inTransaction(db, async (trx) => {
    const posted = await postNewFacts(trx, customers, currency);
    const asOf = now();
    const today = localDate(asOf, storeTimeZone());
    const openFrom = posted.get(customerId)?.after.openFrom ?? '';
    // A store that moved west has an earlier date than its last entries.
    const period = statementPeriod(given, openFrom > today ? openFrom : today);
    await saveShown(trx, store, posted, { to: period.to, today });

    const entries = await listEntries(trx, scope, period, ENTRIES_MAX + 1);
    if (entries.length > ENTRIES_MAX) throw outOfRange(`the period has more than ${ENTRIES_MAX} entries`);
    const [first] = entries;
    const openingBalance = first === undefined ? await balanceBefore(trx, scope, period.from) : first.balance.minus(first.amount);
    const cut = { date: period.to, end: endOfDate(period.to, storeTimeZone()) };
    return {
      ...period,
      currency,
      openingBalance,
      entries,
      closingBalance: entries.at(-1)?.balance ?? openingBalance,
      unappliedCredit: await unappliedCreditAt(trx, scope, cut),
      aging: agingAt((await listOpenAmounts(trx, customers, cut)).get(customerId) ?? [], period.to),
      asOf,
    };
  });
}
