import { isUuid } from '@storefront/contract';
import { NO_RECEIVER, type NotificationReceiver, type PaymentGateways, type ReceivedNotification } from './payment-gateway.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { namedSandbox } from './sandbox-notifications.ts';
import { STRIPE } from './stripe/stripe-gateway.ts';
import type { StripeGateways } from './stripe/stripe-gateways.ts';
import { namedStore } from './stripe/stripe-notifications.ts';

interface Gateways {
  readonly sandbox: SandboxGateway;
  readonly stripe: StripeGateways;
}

/** The payment gateways of all stores: the sandbox in sandbox mode, Stripe in live mode. */
export function paymentGateways({ sandbox, stripe }: Gateways): PaymentGateways {
  /** Only the secret of the store's own account verifies a notification, so the store must be known first: by the path, or else by the body. */
  const stripeReceiver = async ({ tenantId, body }: ReceivedNotification): Promise<NotificationReceiver | undefined> => {
    const named = tenantId ?? namedStore(body) ?? NO_RECEIVER;
    const scope = { tenantId: named, mode: 'live' as const };
    const gateway = isUuid(named) ? await stripe.find(scope) : stripe.ofDefaultAccount;
    return gateway && { gateway, scope };
  };

  return {
    find: async (scope, provider) => {
      const gateway = scope.mode === 'sandbox' ? sandbox : await stripe.find(scope);
      return provider === undefined || provider === gateway?.provider ? gateway : undefined;
    },
    findReceiver: async (received) => {
      if (received.provider === STRIPE) return await stripeReceiver(received);
      return received.provider === sandbox.provider ? { gateway: sandbox, scope: namedSandbox(received.body) } : undefined;
    },
  };
}
