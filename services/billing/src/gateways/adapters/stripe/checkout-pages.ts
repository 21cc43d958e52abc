import type { Stripe } from 'stripe';
import type { PaymentNotification } from '../../domain/payment-notification.ts';
import type { PageRequest, PaymentSession } from '../../domain/payment-session.ts';
import type { ShopperCallOptions } from '../limit-calls.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import type { StripeCall } from './stripe-calls.ts';
import { isRefusal, withAppErrors } from './stripe-errors.ts';
import { outcomeOf } from './stripe-outcomes.ts';

const WITH_PAYMENT = { expand: ['payment_intent'] };

/** The calls about a session's page, which is a Checkout Session. */
export const checkoutPages = (call: StripeCall): Pick<PaymentGateway, 'openPage' | 'findPayment' | 'closePage' | 'findPage'> => ({
  openPage: (session, request, options) =>
    withAppErrors(async () => {
      const { id, url } = await createPage(call, session, request, { ...options, shopper: session.customerId });
      if (url === null) throw new Error('Stripe returned a Checkout Session without a page');
      return { redirectUrl: url, providerReference: id };
    }),
  findPayment: (session) =>
    withAppErrors(async () => {
      const reference = await referenceOf(call, session);
      return reference === undefined ? expired(session) : outcomeOf(await retrievePage(call, reference));
    }),
  closePage: (session, given) =>
    withAppErrors(async () => {
      const options = { ...given, shopper: session.customerId };
      const reference = await referenceOf(call, session, options);
      if (reference === undefined) return expired(session);
      const outcome = outcomeOf(await expirePage(call, reference, options));
      if (outcome === undefined) throw new Error('Stripe did not close a Checkout Session');
      return outcome;
    }),
  findPage: (payment) =>
    withAppErrors(async () => {
      const checkout = await pageOf(call, payment);
      const sessionId = checkout?.client_reference_id ?? undefined;
      if (checkout === undefined || sessionId === undefined || checkout.metadata?.session_id !== sessionId) return undefined;
      const tenantId = checkout.metadata.tenant_id;
      return { ...(tenantId && { store: { tenantId, mode: 'live' } }), sessionId, providerReference: checkout.id };
    }),
});

async function pageOf(call: StripeCall, payment: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    const { data } = await call((stripe, timeout) => stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }, { timeout }));
    return data[0];
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** The key makes a repeated request return the page that the first one opened. */
const createPage = (
  call: StripeCall,
  { id }: PaymentSession,
  request: PageRequest,
  options?: ShopperCallOptions,
): Promise<Stripe.Checkout.Session> =>
  call(
    (stripe, timeout) =>
      stripe.checkout.sessions.create(request as Stripe.Checkout.SessionCreateParams, { idempotencyKey: `${id}:open`, timeout }),
    options,
  );

const retrievePage = (call: StripeCall, reference: string, options?: ShopperCallOptions): Promise<Stripe.Checkout.Session> =>
  call((stripe, timeout) => stripe.checkout.sessions.retrieve(reference, WITH_PAYMENT, { timeout }), options);

/**
 * Closes the page and returns its state. Stripe refuses to close a page that was paid or has expired, which is not an error. No key is given:
 * closing is idempotent, and a key would repeat an earlier refusal or failure for a day.
 */
const expirePage = (call: StripeCall, reference: string, options?: ShopperCallOptions): Promise<Stripe.Checkout.Session> =>
  call((stripe, timeout) => stripe.checkout.sessions.expire(reference, WITH_PAYMENT, { timeout }), options).catch((error: unknown) => {
    if (isRefusal(error)) return retrievePage(call, reference, options);
    throw error;
  });

/**
 * Returns Stripe's reference of a session. If the response to the request that opened the page was lost, the request is repeated, which returns
 * the same page. Undefined if Stripe refuses the request, because then no page exists.
 */
async function referenceOf(call: StripeCall, session: PaymentSession, options?: ShopperCallOptions): Promise<string | undefined> {
  if (session.providerReference !== null) return session.providerReference;
  if (session.pageRequest === null) return undefined;
  try {
    return (await createPage(call, session, session.pageRequest, options)).id;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const expired = ({ id, amount, currency }: PaymentSession): PaymentNotification => ({
  kind: 'payment',
  sessionId: id,
  to: 'EXPIRED',
  amount,
  currency,
  failureCode: null,
});
