import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { keyHint } from '../adapters/stripe/stripe-account.ts';
import { sealAccount } from '../adapters/stripe/stripe-accounts.ts';
import { STRIPE } from '../adapters/stripe/stripe-gateway.ts';
import { saveGateway } from '../store/payment-gateways.ts';
import { describeGateway } from './describe-gateway.ts';

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
