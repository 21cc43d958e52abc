import { isEmail, normalEmail } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { flowOf } from '@storefront/fair-queue';
import { invalidCredentials } from '../../customers/domain/identity.ts';
import { findLogin } from '../../customers/store/customers.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { loginSubjects, shopperAddress } from '../domain/login-limit.ts';
import { checkLoginLimit, settleLogin } from '../transactions/limit-logins.ts';
import { startSession } from '../transactions/start-session.ts';

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
    const session = await inTransaction(deps.db, (trx) => startSession(trx, own, deps, login.passwordHash));
    return { session: toProtoSession(session, login.customer, await paymentsOf(deps.gateways, caller)) };
  };
