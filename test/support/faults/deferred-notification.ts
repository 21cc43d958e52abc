import type { PaymentGatewayServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { createClient, newId, NO_STORE } from '@storefront/rpc';
import { systemUnderTest } from '../systems/system-under-test.ts';

/**
 * Makes the shopper's choice on the sandbox page of a live session, and returns the function that delivers its notification: later, as from a gateway
 * that is slow, and as often as it is called.
 */
export async function deferredNotification(sessionId: string, choice: 'PAY' | 'DECLINE' | 'CANCEL'): Promise<() => Promise<Response>> {
  const { baseUrl, env, tokens } = systemUnderTest();
  const billing = createClient<PaymentGatewayServiceDefinition>('storefront.billing.v1.PaymentGatewayService', {
    address: env['BILLING_ADDRESS'] ?? '',
    serviceToken: tokens.gateway,
  });
  const { notification, signature } = await billing
    .decideSandboxPayment({ sessionId, choice }, anonymousCaller())
    .finally(() => billing.close());
  return () =>
    fetch(`${baseUrl}/payments/notifications/sandbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signature },
      body: new Uint8Array(notification),
    });
}

/** The caller of a request without a key. */
const anonymousCaller = () => ({
  tenantId: newId(),
  mode: 'sandbox' as const,
  store: { ...NO_STORE, currency: 'JMD' },
  kind: 'shopper_api' as const,
  scopes: [],
  requestId: newId(),
});
