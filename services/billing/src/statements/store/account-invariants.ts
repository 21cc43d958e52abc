import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** Invariants of the accounts that statements show. */
export const ACCOUNTS: readonly InvariantRule[] = [
  {
    name: 'account_entries_add_up',
    description:
      'The entries of a customer’s account have positions without a gap, dates in order, and add up to each balance and to the account’s.',
    violations: (changed) => sql`
      select account.customer_id::text as id from customer_account account
      cross join lateral (
        select count(*) as entries, coalesce(sum(amount), 0) as balance, coalesce(max(position), 0) as last, coalesce(max(date), '') as date,
          coalesce(bool_or(before is distinct from balance - amount or date < date_before), false) as is_wrong
        from (
          select entry.amount, entry.position, entry.date, entry.balance,
            lag(entry.balance, 1, 0) over positions as before, lag(entry.date, 1, '') over positions as date_before
          from account_entry entry
          where (entry.tenant_id, entry.mode, entry.customer_id) = (account.tenant_id, account.mode, account.customer_id)
          window positions as (order by entry.position)) entry) total
      where ${changed('account.updated_at')} and (total.is_wrong or total.date > account.open_from
        or (total.entries, total.last, total.balance) <> (account.last_position, account.last_position, account.balance))`,
  },
];
