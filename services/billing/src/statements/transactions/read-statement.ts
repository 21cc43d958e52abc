import { addDays, endOfDate, localDate } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { storeTimeZone } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import type { Trx } from '../../store/schema.ts';
import { type CustomerAccount, postFacts } from '../domain/account-entry.ts';
import { agingAt } from '../domain/aging.ts';
import { type Period, statementPeriod } from '../domain/statement-period.ts';
import type { Statement } from '../domain/statement.ts';
import { listNewFacts } from '../store/account-facts.ts';
import { balanceBefore, insertEntries, listEntries, lockAccount, saveAccount } from '../store/customer-accounts.ts';
import { listOpenAmounts, unappliedCreditAt } from '../store/open-amounts.ts';

/** More than a customer has in 24 months with 20 entries a day; they fit in a message. */
const ENTRIES_MAX = 20_000;

/**
 * Returns the statement of a customer. An entry gets its place, date, and balance when a statement first reads its fact, under the lock of the account, and a period that
 * was shown in full gets no further entries. Orders and payments therefore write nothing for statements, and no entry that was shown ever changes.
 */
export function readStatement(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  scope: CustomerScope,
  { currency, ...given }: { currency: string; from?: string | undefined; to?: string | undefined },
): Promise<Statement> {
  return inTransaction(db, async (trx) => {
    const before = await lockAccount(trx, scope);
    const asOf = now();
    const account = await postNewFacts(trx, scope, before, currency);
    const today = localDate(asOf, storeTimeZone());
    // A store that moved west has an earlier date than its last entries.
    const period = statementPeriod(given, account.openFrom > today ? account.openFrom : today);
    const openFrom = openAfter(account, period, today);
    if (openFrom !== before.openFrom || account.lastPosition !== before.lastPosition)
      await saveAccount(trx, scope, { ...account, openFrom });

    const entries = await listEntries(trx, scope, period, ENTRIES_MAX + 1);
    if (entries.length > ENTRIES_MAX) throw invalid('from', `the period has more than ${ENTRIES_MAX} entries`, { code: 'out_of_range' });
    const openingBalance = await balanceBefore(trx, scope, period.from);
    const cut = { date: period.to, end: endOfDate(period.to, storeTimeZone()) };
    return {
      ...period,
      currency,
      openingBalance,
      entries,
      closingBalance: entries.at(-1)?.balance ?? openingBalance,
      unappliedCredit: await unappliedCreditAt(trx, scope, cut),
      aging: agingAt(await listOpenAmounts(trx, scope, cut), period.to),
      asOf,
    };
  });
}

/** Posts what was recorded since the last statement to a locked account. */
async function postNewFacts(trx: Trx, scope: CustomerScope, account: CustomerAccount, currency: string): Promise<CustomerAccount> {
  const facts = await listNewFacts(trx, scope, currency);
  const posted = postFacts(account, facts, storeTimeZone());
  await insertEntries(trx, scope, posted.entries);
  return posted.account;
}

/** Returns from when an account is open after a period was shown: the day after one that has ended. */
function openAfter({ openFrom }: CustomerAccount, { to }: Period, today: string): string {
  if (to >= today) return openFrom;
  const next = addDays(to, 1);
  return next > openFrom ? next : openFrom;
}
