import { type Scope, inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import type { StorePaymentGateway } from '@storefront/proto/storefront/billing/v1';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { keyHint } from '../adapters/stripe/stripe-account.ts';
import { sealAccount } from '../adapters/stripe/stripe-accounts.ts';
import { STRIPE } from '../adapters/stripe/stripe-gateway.ts';
import { deleteGateway, findStoredGateway, saveGateway } from '../store/payment-gateways.ts';

/** Returns the store's payment gateway in the caller's mode, without its secrets. */
export const getPaymentGateway: BillingHandler<'GetPaymentGateway'> = (deps) => async (_request, caller) => ({
  paymentGateway: await describeGateway(deps, caller),
});

/** Sets or replaces the store's Stripe account. Sandbox mode always uses the sandbox gateway. */
export const setPaymentGateway: BillingHandler<'SetPaymentGateway'> =
  (deps) =>
  async ({ apiKey, webhookSecret, apiBase }, caller) => {
    if (caller.mode === 'sandbox') throw invalid('mode', 'must be live; sandbox mode has its own gateway');
    const account = sealAccount(deps.stripe, caller, { apiKey, webhookSecret, apiBase: apiBase ?? null });
    const gateway = { provider: STRIPE, apiKeyHint: keyHint(apiKey), ...account };
    await inTransaction(deps.db, (trx) => saveGateway(trx, caller, gateway));
    return { paymentGateway: await describeGateway(deps, caller) };
  };

/** Removes the store's own payment gateway and its secrets. */
export const removePaymentGateway: BillingHandler<'RemovePaymentGateway'> =
  ({ db }) =>
  async (_request, caller) => {
    await inTransaction(db, async (trx) => {
      if (!(await deleteGateway(trx, caller))) throw notFound('payment gateway');
    });
    return {};
  };

/** Describes the payment gateway of a store in a mode, without secrets. */
async function describeGateway({ db, sandbox, stripe }: BillingDeps, scope: Scope): Promise<StorePaymentGateway> {
  if (scope.mode === 'sandbox') return { provider: sandbox.provider, isDefault: true };
  const notificationPath = `/payments/notifications/${STRIPE}/${scope.tenantId}`;
  const stored = await findStoredGateway(db, scope);
  if (stored !== undefined) {
    return {
      provider: stored.provider,
      isDefault: false,
      apiKeyHint: stored.apiKeyHint,
      apiBase: stored.apiBase ?? stripe.apiBase,
      secretsKeyId: stored.secrets.keyId,
      notificationPath,
      updatedAt: stored.updatedAt.toISOString(),
    };
  }
  const account = stripe.defaultAccount;
  if (account === undefined) return { isDefault: true };
  return { provider: STRIPE, isDefault: true, apiKeyHint: keyHint(account.apiKey), apiBase: account.apiBase, notificationPath };
}
