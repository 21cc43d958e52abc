import { invalidAll } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { identityFaults } from '../../customers/domain/identity.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { invalidAccountToken } from '../domain/account-token.ts';
import { findTokenCustomer } from '../store/account-tokens.ts';
import { resetPassword } from '../transactions/reset-password.ts';

/** Sets the password of the customer whose token is presented, ends the customer's sessions, and starts another one. */
export const confirmPasswordReset: BillingHandler<'ConfirmPasswordReset'> =
  (deps) =>
  async ({ resetToken, password }, caller) => {
    const faults = identityFaults({ password });
    if (faults.length > 0) throw invalidAll(faults);
    const tokenHash = deps.refreshTokens.hash(resetToken);
    const customerId = await findTokenCustomer(deps.db, caller, { purpose: 'reset', tokenHash, now: deps.now() });
    // Only a valid token is worth the time of a password hash.
    if (customerId === undefined) throw invalidAccountToken('reset');
    const passwordHash = await deps.passwords.hash(password, { ...turnOf(caller), client: customerId });

    const own = { tenantId: caller.tenantId, mode: caller.mode, customerId };
    const store = await paymentsOf(deps.gateways, caller);
    const { customer, session } = await resetPassword(deps, own, { tokenHash, passwordHash, store });
    deps.afterCommit();
    return { session: toProtoSession(session, customer, store) };
  };
