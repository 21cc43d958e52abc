import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET, signedEvent, startFakeStripe } from '../../../testing/fake-stripe/fake-stripe.ts';
import { describeGateway } from '../../../testing/gateway-conformance.ts';
import { stripeGateway } from './stripe-gateway.ts';

describeGateway('stripe', async () => {
  const stripe = await startFakeStripe();
  const account = { apiKey: FAKE_API_KEY, webhookSecret: FAKE_WEBHOOK_SECRET, apiBase: stripe.url };
  return {
    gateway: stripeGateway({ tenantId: '019aa0c6-7c00-7000-8000-00000000000a', account, publicBaseUrl: 'http://shop.test' }),
    pay: async (_session, page) => signedEvent('checkout.session.completed', stripe.pay(page.providerReference)),
    payAt: async (_session, page, at) => signedEvent('checkout.session.completed', stripe.pay(page.providerReference), { at }),
    unrelated: () =>
      signedEvent('charge.refund.updated', {
        id: 're_1',
        object: 'refund',
        amount: 1,
        currency: 'usd',
        payment_intent: 'pi_1',
        metadata: {},
        status: 'succeeded',
      }),
    loseNextResponse: () => {
      stripe.behavior.responsesToLose = 1;
    },
    setDown: (isDown) => {
      stripe.behavior.failsWith = isDown ? 503 : undefined;
    },
    close: stripe.close,
  };
});
