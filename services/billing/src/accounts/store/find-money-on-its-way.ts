import { type CustomerScope, ofCustomer } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../store/schema.ts';

/** The reasons that the account of a customer stays open. */
export interface MoneyOnItsWay {
  /** An unpaid invoice, or credit that a checkout holds. */
  readonly isOwed: boolean;
  /** Unapplied credit, an unsettled refund, or a live payment session. */
  readonly hasBalance: boolean;
}

/** Finds what a customer owes and what the store owes to the customer. */
export async function findMoneyOnItsWay(db: Db, scope: CustomerScope): Promise<MoneyOnItsWay> {
  const anyOf = (table: keyof Database, condition: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(table)} where ${ofCustomer(scope)} and ${condition})`;
  const { rows } = await sql<MoneyOnItsWay>`
    select
      ${anyOf('invoice', sql`status = 'OPEN' and amount_due > 0`)} or ${anyOf('credit_account', sql`held > 0`)} as "isOwed",
      ${anyOf('unapplied_credit', sql`amount > 0`)}
        or ${anyOf('refund', sql`status <> 'SUCCEEDED' and replaced_by is null`)}
        or ${anyOf('payment_session', sql`status in ('PENDING', 'PROCESSING')`)} as "hasBalance"`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without conditions returned no row');
  return found;
}
