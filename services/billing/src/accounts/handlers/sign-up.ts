import { normalEmail } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalidAll } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import { identityViolations } from '../../customers/domain/identity.ts';
import { newShopper } from '../../customers/domain/new-customer.ts';
import { emailTaken, registerCustomer } from '../../customers/transactions/register-customer.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { loginSubjects, shopperAddress, signupSubjects } from '../domain/login-limit.ts';
import { checkLoginLimit, countAttempt, settleLogin } from '../transactions/limit-logins.ts';
import { startSession } from '../transactions/start-session.ts';

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
    return { customer, session: customer.status === 'ACTIVE' ? await startSession(trx, own, deps) : null };
  });
  if (registered === undefined) {
    await settleLogin(deps.db, caller, subjects, false);
    throw emailTaken();
  }
  deps.afterCommit();
  return { session: toProtoSession(registered.session, registered.customer, store) };
};
