import type { Scope } from '@storefront/db';
import type { StorePaymentGateway } from '@storefront/proto/storefront/billing/v1';
import type { BillingDeps } from '../../deps.ts';
import { keyHint } from '../adapters/stripe/stripe-account.ts';
import { STRIPE } from '../adapters/stripe/stripe-gateway.ts';
import { findStoredGateway } from '../store/payment-gateways.ts';

/** Describes the payment gateway of a store in a mode, without secrets. */
export async function describeGateway({ db, sandbox, stripe }: BillingDeps, scope: Scope): Promise<StorePaymentGateway> {
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
