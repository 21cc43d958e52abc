import { type Caller, newId } from '@storefront/rpc';
import { setPaymentGateway } from '../gateways/handlers/payment-gateways.ts';
import { authorizePayment } from '../payments/handlers/authorize-payment.ts';
import { receiveNotification } from '../payments/handlers/receive-notification.ts';
import { checkPayments } from '../payments/sweeps/check-payments.ts';
import { aPlacedOrder } from './builders.ts';
import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET, type SignedEvent, startFakeStripe } from './fake-stripe/fake-stripe.ts';
import { aCustomer, type OpenBilling } from './open-billing.ts';
import { ANONYMOUS } from './payment-scenarios.ts';

/** Scenarios of live stores that are paid through a fake of Stripe. */
export async function stripeScenarios({ deps, clock }: OpenBilling) {
  const stripe = await startFakeStripe();

  /** A customer of a new live store with a Stripe account. */
  const aLiveShopper = async (server: { url: string } = stripe): Promise<Caller & { customerId: string }> => {
    const shopper = await aCustomer(deps, { mode: 'live' });
    await setPaymentGateway(deps)({ apiKey: FAKE_API_KEY, webhookSecret: FAKE_WEBHOOK_SECRET, apiBase: server.url }, shopper);
    return shopper;
  };

  /** Authorizes a prepaid order of 115.00, which opens its page. */
  const prepay = (shopper: Caller & { customerId: string }, order = { orderId: newId(), checkoutId: newId() }) =>
    authorizePayment(deps)(
      { ...order, orderNumber: 'SO-1001', paymentRail: 'PREPAID', amount: '115.00', currency: 'JMD', holdSeconds: 900, dryRun: false },
      shopper,
    );

  /** A prepaid order of 115.00 with an open page. */
  const aPrepaidOrder = async (given?: Caller & { customerId: string }) => {
    const shopper = given ?? (await aLiveShopper());
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'PREPAID' });
    const { authorized } = await prepay(shopper, { orderId: order.id, checkoutId: order.checkoutId });
    return { shopper, order, orderId: order.id, sessionId: authorized?.paymentSession?.id ?? '' };
  };

  return {
    stripe,
    aLiveShopper,
    prepay,
    aPrepaidOrder,
    /** Delivers an event to a store's path. */
    deliver: ({ body, signature }: SignedEvent, { tenantId }: Caller) =>
      receiveNotification(deps)({ provider: 'stripe', storeId: tenantId, body, signature }, ANONYMOUS),
    /** Runs the sweep as if `minutes` had passed. */
    checkAfter: (minutes: number) => checkPayments({ ...deps, now: () => new Date(clock.now.getTime() + minutes * 60_000) }),
  };
}
