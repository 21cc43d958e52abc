import { isEmail, normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { Customer } from '../../customers/domain/customer.ts';
import {
  findCustomerIdByEmail,
  freeEmail,
  getCredentials,
  getCustomer,
  lockCustomer,
  updateCustomer,
} from '../../customers/store/customers.ts';
import { changingCustomer } from '../../customers/transactions/publish-customer.ts';
import { emailTaken } from '../../customers/transactions/register-customer.ts';
import { toProtoCustomer } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { ACCOUNT_TOKEN_BYTES, accountTokenExpiry, invalidAccountToken } from '../domain/account-token.ts';
import {
  credentialsHash,
  deleteAccountTokens,
  findTokenCustomer,
  type PresentedToken,
  saveAccountToken,
  takeAccountToken,
} from '../store/account-tokens.ts';
import { linkAttempts } from '../store/login-failures.ts';
import { countVerification } from '../transactions/limit-logins.ts';

/** Issues a token by which the caller proves to read an email, the present one or a new one. A taken one is refused only once that is proved, so this reveals no account. */
export const createEmailVerification: BillingHandler<'CreateEmailVerification'> =
  ({ db, now, refreshTokens }) =>
  async ({ email: given }, caller) => {
    if (given !== undefined && !isEmail(given)) throw invalid('email', 'must be an email address', { code: 'invalid_email' });
    const scope = customerScope(caller);
    const { token, tokenHash } = refreshTokens.issue(ACCOUNT_TOKEN_BYTES);
    const expiresAt = accountTokenExpiry('verification', now());
    const { customerId } = scope;
    const issued = { purpose: 'verification', ownerId: customerId, customerId, tokenHash, expiresAt } as const;
    return await inTransaction(db, async (trx) => {
      await lockCustomer(trx, caller, customerId);
      const credentials = await getCredentials(trx, scope);
      const email = given === undefined ? credentials.email : normalEmail(given);
      await countVerification(trx, scope, email);
      await saveAccountToken(trx, caller, { ...issued, email, credentialsHash: credentialsHash(credentials) });
      return { verificationToken: token, expiresAt: expiresAt.toISOString(), email };
    });
  };

/** Marks the email of a token as verified, and makes it the customer's. */
export const confirmEmailVerification: BillingHandler<'ConfirmEmailVerification'> =
  ({ db, now, refreshTokens, afterCommit, gateways }) =>
  async ({ verificationToken }, caller) => {
    const token = { purpose: 'verification' as const, tokenHash: refreshTokens.hash(verificationToken), now: now() };
    const customerId = await findTokenCustomer(db, caller, token);
    if (customerId === undefined) throw invalidAccountToken('verification');
    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const store = await paymentsOf(gateways, caller);
    const customer = await verifyEmail(db, own, token, store);
    afterCommit();
    if (customer === undefined) throw emailTaken();
    return { customer: toProtoCustomer(customer, store) };
  };

/**
 * Uses up a verification token, and returns the customer with the email verified; undefined if another customer has the email. The token is used up in that case as
 * well, so the refusal is a return value and not an error.
 */
async function verifyEmail(db: Db, scope: CustomerScope, token: PresentedToken, store: StorePayments): Promise<Customer | undefined> {
  const verify = () => inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => useToken(trx, scope, token)));
  try {
    return await verify();
  } catch (error) {
    // Another customer has taken the email meanwhile. Now it is found.
    if (!isUniqueViolation(error, 'customer_email_key')) throw error;
    return await verify();
  }
}

async function useToken(trx: Trx, scope: CustomerScope, token: PresentedToken): Promise<Customer | undefined> {
  const email = await takeAccountToken(trx, scope, { ...token, credentialsHash: credentialsHash(await getCredentials(trx, scope)) });
  const before = await getCustomer(trx, scope, scope.customerId);
  if (email === undefined || before.status !== 'ACTIVE') throw invalidAccountToken(token.purpose);

  await freeEmail(trx, scope, email, scope);
  const owner = await findCustomerIdByEmail(trx, scope, email);
  if (owner !== undefined && owner !== scope.customerId) return undefined;
  const change = owner === undefined ? { email, emailVerifiedAt: token.now } : { emailVerifiedAt: before.emailVerifiedAt ?? token.now };
  await updateCustomer(trx, scope, scope.customerId, change);
  if (owner === undefined) {
    await deleteAccountTokens(trx, scope);
    await linkAttempts(trx, scope, before.email);
  }
  return { ...before, ...change };
}
