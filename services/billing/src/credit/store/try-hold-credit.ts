import { type CustomerScope, isUniqueViolation, ofCustomer } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { RequestedPayment } from '../domain/authorization.ts';
import { holdEntry } from '../domain/credit.ts';
import type { PaymentTerms } from '../domain/payment-terms.ts';
import { canHoldCredit, creditEntryInsert } from './credit-accounts.ts';

/**
 * Authorizes the payment and holds its amount in one statement, if the account is not on hold, the amount fits into the available credit once
 * the account is locked, and the checkout has no authorization. Returns the account's terms; otherwise it writes nothing and returns undefined.
 */
export async function tryHoldCredit(db: Db, scope: CustomerScope, requested: RequestedPayment): Promise<PaymentTerms | undefined> {
  const { tenantId, mode, customerId } = scope;
  const amount = sql`${requested.amount.toFixed()}::numeric`;
  try {
    const { rows } = await sql<PaymentTerms>`
      with account as (
        select terms_basis, terms_days from credit_account
        where ${ofCustomer(scope)} and ${canHoldCredit(amount)}
        for update
      ), authorized as (
        insert into payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency,
          terms_basis, terms_days, expires_at)
        select ${tenantId}::uuid, ${mode}, ${requested.checkoutId}::uuid, 'HELD', ${customerId}::uuid, ${requested.orderId}::uuid, ${requested.rail},
          ${amount}, ${requested.currency}, terms_basis, terms_days, statement_timestamp() + make_interval(secs => ${requested.holdSeconds})
        from account
        returning checkout_id
      ), written as (
        ${creditEntryInsert(scope, holdEntry(requested.amount, requested.checkoutId), sql`from authorized`)}
      )
      update credit_account set held = held + ${amount}, updated_at = now()
      where ${ofCustomer(scope)} and exists (select from authorized)
      returning terms_basis as "termsBasis", terms_days as "termsDays"
    `.execute(db);
    return rows[0];
  } catch (error) {
    // The checkout already has an authorization or a tombstone, so the statement was rolled back.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
