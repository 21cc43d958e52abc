import { isEmail, isUuid, normalEmail } from '@storefront/contract';
import { type Scope, inTransaction } from '@storefront/db';
import { invalidAll, notFound, unauthorized } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import type { Customer } from '../../customers/domain/customer.ts';
import { identityViolations, invalidCredentials } from '../../customers/domain/identity.ts';
import { newShopper } from '../../customers/domain/new-customer.ts';
import { findLogin, getCustomer } from '../../customers/store/customers.ts';
import { emailTaken, registerCustomer } from '../../customers/transactions/register-customer.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { loginSubjects, shopperAddress, signupSubjects } from '../domain/login-limit.ts';
import { checkRefreshToken, refreshTokenExpiry } from '../domain/refresh-token.ts';
import { deleteOldestTokens, insertRefreshToken, isRefreshTokenUsed, lockRefreshToken, useRefreshToken } from '../store/sessions.ts';
import { endFamily } from '../transactions/end-families.ts';
import { checkLoginLimit, countAttempt, settleLogin } from '../transactions/limit-logins.ts';
import { type StartedSession, startSession as startFamily } from '../transactions/start-session.ts';

/**
 * Registers a shopper and logs in. If the store approves its customers, the account is pending and no session is started.
 * An email in use counts against the client address, or against the secret key, because it reveals who is a customer. Signups are limited per client address.
 */
export const signUp: BillingHandler<'SignUp'> = (deps) => async (request, caller) => {
  const violations = identityViolations(request);
  if (violations.length > 0) throw invalidAll(violations);
  const subjects = loginSubjects({ clientAddress: request.clientAddress, shopperAddress: request.shopperAddress }, caller);
  await checkLoginLimit(deps.db, caller, subjects);
  await countAttempt(deps.db, caller, signupSubjects(request, caller));

  const client = shopperAddress(request, caller) || normalEmail(request.email);
  const passwordHash = await deps.passwords.hash(request.password, { ...flowOf(caller), client });
  const shopper = newShopper(request, { id: deps.newId(), createdAt: deps.now(), passwordHash, store: caller.store });
  const store = await paymentsOf(deps.gateways, caller);
  const registered = await inTransaction(deps.db, async (trx) => {
    const customer = await registerCustomer(trx, caller, { customer: shopper, addresses: [], credit: null, store });
    if (customer === undefined) return undefined;
    const { tenantId, mode } = caller;
    const own = { tenantId, mode, customerId: customer.id };
    return { customer, session: customer.status === 'ACTIVE' ? await startFamily(trx, own, deps) : null };
  });
  if (registered === undefined) {
    await settleLogin(deps.db, caller, subjects, false);
    throw emailTaken();
  }
  deps.afterCommit();
  return { session: toProtoSession(registered.session, registered.customer, store) };
};

/**
 * Logs a shopper in. An unknown email and a wrong password take the same time and return the same error. The account's status is revealed
 * only to the correct password.
 */
export const logIn: BillingHandler<'LogIn'> =
  (deps) =>
  async ({ email: typed, password, ...addresses }, caller) => {
    // Other text belongs to no customer, so it is neither counted nor looked up.
    const email = isEmail(typed) ? normalEmail(typed) : undefined;
    const subjects = loginSubjects({ ...addresses, email }, caller);
    await checkLoginLimit(deps.db, caller, subjects);

    const login = email === undefined ? undefined : await findLogin(deps.db, caller, typed);
    const flow = { ...flowOf(caller), client: shopperAddress(addresses, caller) || email };
    const matches = await deps.passwords.matches(login?.passwordHash ?? null, password, flow);
    await settleLogin(deps.db, caller, subjects, matches);
    if (login === undefined || !matches) throw invalidCredentials();

    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId: login.customer.id };
    const session = await inTransaction(deps.db, (trx) => startFamily(trx, own, deps, login.passwordHash));
    return { session: toProtoSession(session, login.customer, await paymentsOf(deps.gateways, caller)) };
  };

/** Starts a session for a customer who was authenticated by the store. */
export const startSession: BillingHandler<'StartSession'> =
  (deps) =>
  async ({ customerId }, caller) => {
    if (!isUuid(customerId)) throw notFound('customer');
    const customer = await getCustomer(deps.db, caller, customerId);
    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId: customer.id };
    const session = await inTransaction(deps.db, (trx) => startFamily(trx, own, deps));
    return { session: toProtoSession(session, customer, await paymentsOf(deps.gateways, caller)) };
  };

/** Exchanges a refresh token for the next one. Every token that cannot be exchanged returns the same error. */
export const refreshSession: BillingHandler<'RefreshSession'> =
  (deps) =>
  async ({ refreshToken }, caller) => {
    const session = await continueSession(deps, caller, refreshToken);
    // A reused token has ended its family, which is published as an event.
    deps.afterCommit();
    if (session === undefined) throw unauthorized('A valid refresh token is required.', 'invalid_refresh_token');
    return { session: toProtoSession(session, session.customer, await paymentsOf(deps.gateways, caller)) };
  };

/** A session with its next refresh token and its customer. */
interface ContinuedSession extends StartedSession {
  readonly customer: Customer;
}

/**
 * Exchanges a refresh token for the next one of its family, or returns undefined if it is not valid. A token that is used again after its grace period ends its
 * family. That change must be committed although the request is refused, so a refusal is a return value and not an error.
 */
function continueSession(
  { db, now, refreshTokens }: BillingDeps,
  scope: Scope,
  refreshToken: string,
): Promise<ContinuedSession | undefined> {
  return inTransaction(db, async (trx) => {
    const tokenHash = refreshTokens.hash(refreshToken);
    const token = await lockRefreshToken(trx, scope, tokenHash);
    if (token === undefined) return undefined;
    const next = refreshTokens.successorOf(refreshToken);
    const isSuccessorUsed = token.usedAt !== null && (await isRefreshTokenUsed(trx, scope, next.tokenHash));
    const at = now();
    const state = checkRefreshToken({ ...token, isSuccessorUsed }, at);
    const { familyId } = token;
    if (state === 'reused') await endFamily(trx, scope, familyId, 'reuse');
    if (state === 'reused' || state === 'invalid') return undefined;
    const customer = await getCustomer(trx, scope, token.customerId);
    if (customer.status !== 'ACTIVE') return undefined;

    if (state === 'valid') {
      const expiresAt = refreshTokenExpiry(at);
      await useRefreshToken(trx, scope, { tokenHash, familyId, now: at, familyExpiresAt: expiresAt });
      await insertRefreshToken(trx, scope, { familyId, tokenHash: next.tokenHash, expiresAt });
      await deleteOldestTokens(trx, scope, familyId);
    }
    return { familyId, refreshToken: next.token, customer };
  });
}
