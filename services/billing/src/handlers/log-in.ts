import { inTransaction } from '@storefront/db';
import { unauthorized } from '@storefront/errors';
import type { LogInRequest__Output } from '@storefront/proto/storefront/billing/v1/LogInRequest';
import type { LogInResponse } from '@storefront/proto/storefront/billing/v1/LogInResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { identityFaults, normalEmail } from '../domain/identity.ts';
import { loginSubjects } from '../domain/login-limit.ts';
import { paymentsOf } from '../gateways/payments-of.ts';
import { findLogin } from '../store/customers.ts';
import { checkLoginLimit, settleLogin } from '../transactions/limit-logins.ts';
import { startSession } from '../transactions/start-session.ts';
import { toProtoSession } from '../wire/customers.ts';

/** Logs a shopper in. An unknown e-mail costs the same hash as a wrong password and answers alike; only a right password learns of the account's status. */
export const logIn =
  (deps: BillingDeps): Handler<LogInRequest__Output, LogInResponse> =>
  async ({ email: typed, password, clientAddress }, caller) => {
    // What cannot be an e-mail is nobody's, and is neither counted nor looked up under its own name.
    const email = identityFaults({ email: typed }).length === 0 ? normalEmail(typed) : undefined;
    const subjects = loginSubjects({ email, clientAddress });
    await checkLoginLimit(deps.db, caller, subjects);

    const login = email === undefined ? undefined : await findLogin(deps.db, caller, email);
    const matches = await deps.passwords.matches(login?.passwordHash ?? null, password);
    await settleLogin(deps.db, caller, subjects, matches);
    if (login === undefined || !matches) throw unauthorized('The e-mail or the password is wrong.', 'invalid_credentials');

    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId: login.customer.id };
    const session = await inTransaction(deps.db, (trx) => startSession(trx, own, deps));
    return { session: toProtoSession(session, login.customer, paymentsOf(deps.gateways, caller)) };
  };
