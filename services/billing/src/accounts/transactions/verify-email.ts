import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import type { Customer } from '../../customers/domain/customer.ts';
import { findCustomerIdByEmail, freeEmail, getCustomer, updateCustomer } from '../../customers/store/customers.ts';
import { changingCustomer } from '../../customers/transactions/publish-customer.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { invalidAccountToken } from '../domain/account-token.ts';
import { deleteAccountTokens, takeAccountToken } from '../store/account-tokens.ts';

type VerificationToken = Parameters<typeof takeAccountToken>[2];

/**
 * Uses up a verification token, and returns the customer with the email verified; undefined if another customer has the email. The token is used up in that case as
 * well, so the refusal is a return value and not an error.
 */
export async function verifyEmail(
  db: Db,
  scope: CustomerScope,
  token: VerificationToken,
  store: StorePayments,
): Promise<Customer | undefined> {
  const verify = () => inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => useToken(trx, scope, token)));
  try {
    return await verify();
  } catch (error) {
    // Another customer has taken the email meanwhile. Now it is found.
    if (!isUniqueViolation(error, 'customer_email_key')) throw error;
    return await verify();
  }
}

async function useToken(trx: Trx, scope: CustomerScope, token: VerificationToken): Promise<Customer | undefined> {
  const email = await takeAccountToken(trx, scope, token);
  const before = await getCustomer(trx, scope, scope.customerId);
  if (email === undefined || before.status !== 'ACTIVE') throw invalidAccountToken(token.purpose);

  await freeEmail(trx, scope, email, scope);
  const holder = await findCustomerIdByEmail(trx, scope, email);
  if (holder !== undefined && holder !== scope.customerId) return undefined;
  const change = holder === undefined ? { email, emailVerifiedAt: token.now } : { emailVerifiedAt: before.emailVerifiedAt ?? token.now };
  await updateCustomer(trx, scope, scope.customerId, change);
  if (holder === undefined) await deleteAccountTokens(trx, scope);
  return { ...before, ...change };
}
