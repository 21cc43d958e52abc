import { inSpan } from '@storefront/telemetry';
import { Stripe } from 'stripe';
import { GATEWAY_TIMEOUT_MS, limitCalls, type ShopperCallOptions } from '../limit-calls.ts';
import type { StripeAccount } from './stripe-account.ts';
import { stripeErrors } from './stripe-errors.ts';

/** Runs one request to Stripe. `timeout` is to be passed to the library. Throws the library's error if Stripe refused the request. */
export type StripeCall = <T>(request: (stripe: Stripe, timeout: number) => Promise<T>, options?: ShopperCallOptions) => Promise<T>;

/** Returns the function that calls Stripe for one store. Each store has its own limits, so that none delays another. */
export function stripeCalls({ apiKey, apiBase }: StripeAccount): StripeCall {
  const { hostname, port, protocol } = new URL(apiBase);
  const isTls = protocol === 'https:';
  const stripe = new Stripe(apiKey, {
    host: hostname,
    port: port === '' ? (isTls ? 443 : 80) : Number(port),
    protocol: isTls ? 'https' : 'http',
    timeout: GATEWAY_TIMEOUT_MS,
    // Repetitions are limited together with the calls.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const limited = limitCalls(stripeErrors);
  const span = { kind: 'client', attributes: { 'server.address': hostname } } as const;
  return (request, options) => limited((timeoutMs) => inSpan('call stripe', span, () => request(stripe, timeoutMs)), options);
}
