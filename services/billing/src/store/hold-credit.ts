import { type CustomerScope, isUniqueViolation } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { WantedPayment } from '../domain/authorization.ts';
import { holdEntry } from '../domain/credit.ts';
import { creditEntryOf, ofCustomer } from './credit-accounts.ts';
import type { Database } from './schema.ts';

/**
 * Authorises the payment and holds its amount in one statement, if the account is free to be used, if the amount fits beside everything owed
 * and held at the moment at which the account's lock is had, and if nothing is known of the checkout. Answers the account's terms; otherwise
 * undefined, and nothing is written.
 */
export async function holdAtOnce(db: Kysely<Database>, scope: CustomerScope, wanted: WantedPayment): Promise<number | undefined> {
  const { tenantId, mode, customerId } = scope;
  const amount = sql`${wanted.amount.toFixed()}::numeric`;
  try {
    const { rows } = await sql<{ terms_days: number }>`
      with account as (
        select terms_days from credit_account
        where ${ofCustomer(scope)} and not on_hold and credit_limit - balance - held >= ${amount}
        for update
      ), authorised as (
        insert into payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency,
          terms_days, expires_at)
        select ${tenantId}::uuid, ${mode}, ${wanted.checkoutId}::uuid, 'HELD', ${customerId}::uuid, ${wanted.orderId}::uuid, ${wanted.rail},
          ${amount}, ${wanted.currency}, terms_days, clock_timestamp() + make_interval(secs => ${wanted.holdSeconds})
        from account
        returning checkout_id
      ), written as (
        ${creditEntryOf(scope, holdEntry(wanted.amount, wanted.checkoutId), sql`from authorised`)}
      )
      update credit_account set held = held + ${amount}, updated_at = now()
      where ${ofCustomer(scope)} and exists (select from authorised)
      returning terms_days
    `.execute(db);
    return rows[0]?.terms_days;
  } catch (error) {
    // The checkout has an authorisation or a tombstone, and nothing of this statement stands.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
