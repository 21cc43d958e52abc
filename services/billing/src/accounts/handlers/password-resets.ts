import { isEmail, normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { invalidAll } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import type { Customer } from '../../customers/domain/customer.ts';
import { identityViolations } from '../../customers/domain/identity.ts';
import { getCredentials, getCustomer, lockAccount, lockCustomer, updateCustomer } from '../../customers/store/customers.ts';
import { publishCustomer } from '../../customers/transactions/publish-customer.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { ACCOUNT_TOKEN_BYTES, accountTokenExpiry, invalidAccountToken } from '../domain/account-token.ts';
import { resetSubjects } from '../domain/login-limit.ts';
import { credentialsHash, deleteAccountTokens, findTokenCustomer, saveAccountToken, takeAccountToken } from '../store/account-tokens.ts';
import { deleteLoginFailures } from '../store/login-failures.ts';
import { endFamiliesOf } from '../transactions/end-families.ts';
import { countAttempt } from '../transactions/limit-logins.ts';
import { type StartedSession, startSession } from '../transactions/start-session.ts';

/** The owner of a token for an email that no active customer has. */
const NO_ACCOUNT = { id: null, email: '', passwordHash: null };

/**
 * Issues a token for a new password to the store, which sends it by email. For an email that no active customer has, the response is empty, after the same work: a token
 * is saved that is never sent.
 */
export const createPasswordReset: BillingHandler<'CreatePasswordReset'> =
  ({ db, now, newId, refreshTokens }) =>
  async ({ email: typed, shopperAddress }, caller) => {
    // Other text belongs to no customer, so it is neither counted nor looked up.
    const email = isEmail(typed) ? normalEmail(typed) : undefined;
    await countAttempt(db, caller, resetSubjects({ email, shopperAddress }));
    if (email === undefined) return {};

    const { token, tokenHash } = refreshTokens.issue(ACCOUNT_TOKEN_BYTES);
    const expiresAt = accountTokenExpiry('reset', now());
    const issued = { purpose: 'reset', tokenHash, expiresAt } as const;
    return await inTransaction(db, async (trx) => {
      const account = await lockAccount(trx, caller, typed);
      const owner = account?.status === 'ACTIVE' ? account : NO_ACCOUNT;
      const { id: customerId } = owner;
      const saved = { ownerId: customerId ?? newId(), customerId, email: owner.email, credentialsHash: credentialsHash(owner) };
      await saveAccountToken(trx, caller, { ...issued, ...saved });
      // The token is for the mailbox of the account: a typed one that only looks like it can belong to another person.
      return customerId === null ? {} : { resetToken: token, expiresAt: expiresAt.toISOString(), customerId, email: owner.email };
    });
  };

/** Sets the password of the customer whose token is presented, ends the customer's sessions, and starts another one. */
export const confirmPasswordReset: BillingHandler<'ConfirmPasswordReset'> =
  (deps) =>
  async ({ resetToken, password }, caller) => {
    const violations = identityViolations({ password });
    if (violations.length > 0) throw invalidAll(violations);
    const tokenHash = deps.refreshTokens.hash(resetToken);
    const customerId = await findTokenCustomer(deps.db, caller, { purpose: 'reset', tokenHash, now: deps.now() });
    // Only a valid token is worth the time of a password hash.
    if (customerId === undefined) throw invalidAccountToken('reset');
    const passwordHash = await deps.passwords.hash(password, { ...flowOf(caller), client: customerId });

    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const store = await paymentsOf(deps.gateways, caller);
    const { customer, session } = await resetPassword(deps, own, { tokenHash, passwordHash, store });
    deps.afterCommit();
    return { session: toProtoSession(session, customer, store) };
  };

/**
 * Uses up a reset token, saves the new password, and starts a session in place of all others. The token has proved that the customer reads the email. Of two
 * uses of one token, the second one waits for the lock on the customer and finds no token.
 */
const resetPassword = (
  deps: Pick<BillingDeps, 'db' | 'newId' | 'now' | 'refreshTokens'>,
  scope: CustomerScope,
  { tokenHash, passwordHash, store }: { readonly tokenHash: Buffer; readonly passwordHash: string; readonly store: StorePayments },
): Promise<{ customer: Customer; session: StartedSession }> =>
  inTransaction(deps.db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    const now = deps.now();
    const credentials = credentialsHash(await getCredentials(trx, scope));
    const email = await takeAccountToken(trx, scope, { purpose: 'reset', tokenHash, now, credentialsHash: credentials });
    const before = await getCustomer(trx, scope, scope.customerId);
    if (email === undefined || before.status !== 'ACTIVE') throw invalidAccountToken('reset');
    await updateCustomer(trx, scope, scope.customerId, { passwordHash, emailVerifiedAt: before.emailVerifiedAt ?? now });
    await endFamiliesOf(trx, scope, 'password_changed');
    await deleteAccountTokens(trx, scope);
    await deleteLoginFailures(trx, scope, normalEmail(before.email));
    const session = await startSession(trx, scope, deps);
    const customer = { ...before, emailVerifiedAt: before.emailVerifiedAt ?? now };
    if (before.emailVerifiedAt === null) await publishCustomer(trx, scope, 'customer.updated', customer, store);
    return { customer, session };
  });
