import type { PaymentGateway } from '../payment-gateway.ts';
import { checkoutPages } from './checkout-pages.ts';
import type { StripeAccount } from './stripe-account.ts';
import { stripeCalls } from './stripe-calls.ts';
import { readStripeNotification } from './stripe-notifications.ts';
import { pageParams } from './stripe-page.ts';
import { stripeRefunds } from './stripe-refunds.ts';

interface StripeGatewaySettings {
  readonly tenantId: string;
  readonly account: StripeAccount;
  /** The base URL at which browsers reach the gateway process. */
  readonly publicBaseUrl: string;
}

/** The name of the gateway in sessions and in the path of notifications. */
export const STRIPE = 'stripe';
/** Notifications arrive within seconds; a poll finds the outcome of one that was lost. */
const POLL_EVERY_MS = 10 * 60_000;

/** Creates the gateway of a store that is paid through Stripe Checkout. */
export function stripeGateway({ tenantId, account, publicBaseUrl }: StripeGatewaySettings): PaymentGateway {
  const call = stripeCalls(account);
  const completePageUrl = `${publicBaseUrl.replace(/\/+$/, '')}/payments/complete`;
  return {
    provider: STRIPE,
    pollEveryMs: POLL_EVERY_MS,
    preparePage: (session) => pageParams(session, { tenantId, completePageUrl }),
    ...checkoutPages(call),
    readNotification: (body, signature, now) => readStripeNotification(account, body, signature, now),
    ...stripeRefunds(call, tenantId),
  };
}
