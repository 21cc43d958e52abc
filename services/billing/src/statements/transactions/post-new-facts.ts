import { addDays } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import type { Trx } from '../../store/schema.ts';
import { type CustomerAccount, postFacts } from '../domain/account-entry.ts';
import { listNewFacts } from '../store/account-facts.ts';
import { type CustomersScope, insertEntries, lockAccounts, saveAccounts } from '../store/customer-accounts.ts';

/** A locked account before and after the posting of its new facts, which is not saved yet. */
export interface PostedAccount {
  readonly before: CustomerAccount;
  readonly after: CustomerAccount;
}

/** Locks the accounts of customers and posts what was recorded since they were last read. `saveShown` must follow. */
export async function postNewFacts(trx: Trx, scope: CustomersScope, currency: string): Promise<Map<string, PostedAccount>> {
  const accounts = await lockAccounts(trx, scope);
  const facts = await listNewFacts(trx, scope, currency);
  const posted = [...accounts].map(([customerId, before]) => {
    const { account: after, entries } = postFacts(before, facts.get(customerId) ?? [], storeTimeZone());
    return { customerId, before, after, entries: entries.map((entry) => ({ customerId, ...entry })) };
  });
  await insertEntries(
    trx,
    scope,
    posted.flatMap(({ entries }) => entries),
  );
  return new Map(posted.map(({ customerId, before, after }) => [customerId, { before, after }]));
}

/** Saves posted accounts, by customer. After a day that has ended was shown as the last one, they are open from the day after it. */
export async function saveShown(
  trx: Trx,
  scope: Scope,
  posted: ReadonlyMap<string, PostedAccount>,
  { to, today }: { to: string; today: string },
): Promise<void> {
  const shownUntil = to >= today ? '' : addDays(to, 1);
  const changed = [...posted].flatMap(([customerId, { before, after }]): [string, CustomerAccount][] => {
    const openFrom = shownUntil > after.openFrom ? shownUntil : after.openFrom;
    return openFrom === before.openFrom && after.lastPosition === before.lastPosition ? [] : [[customerId, { ...after, openFrom }]];
  });
  await saveAccounts(trx, scope, new Map(changed));
}
