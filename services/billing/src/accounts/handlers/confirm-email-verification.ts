import { emailTaken } from '../../customers/transactions/register-customer.ts';
import { toProtoCustomer } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { invalidAccountToken } from '../domain/account-token.ts';
import { findTokenCustomer } from '../store/account-tokens.ts';
import { verifyEmail } from '../transactions/verify-email.ts';

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
