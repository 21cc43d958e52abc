import type { PaymentGateway } from './payment-gateway.ts';

/** The built-in gateway of sandbox stores: its page is served under the public address of this system. */
export const sandboxGateway = (publicBaseUrl: string): PaymentGateway => ({
  provider: 'sandbox',
  openPage: async ({ session }) => ({
    redirectUrl: `${publicBaseUrl.replace(/\/+$/, '')}/sandbox/payments/${session.id}`,
    providerReference: session.id,
  }),
});
