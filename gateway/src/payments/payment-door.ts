import { AppError } from '@storefront/errors';
import type { PaymentGatewayServiceDefinition } from '@storefront/proto/storefront/billing/v1/PaymentGatewayService';
import { type Client, createClient } from '@storefront/rpc';

/** What payment gateways and their pages go through. */
export interface PaymentDoor {
  readonly billing: Client<PaymentGatewayServiceDefinition>;
  /** Sends a notification of the sandbox as a real gateway would: by HTTP to our own door. */
  notify(body: Buffer, signature: string): Promise<void>;
}

const NOTIFIED_WITHIN_MS = 10_000;

/** `ownUrl` is where this process answers HTTP; it is known once it listens. */
export const openPaymentDoor = (options: { address: string; serviceToken: string; ownUrl: () => string }): PaymentDoor => ({
  billing: createClient<PaymentGatewayServiceDefinition>('storefront.billing.v1.PaymentGatewayService', {
    address: options.address,
    serviceToken: options.serviceToken,
    // A notification is harmless when repeated.
    idempotent: ['GetSandboxPayment', 'DecideSandboxPayment', 'ReceiveNotification'],
  }),
  notify: async (body, signature) => {
    const answer = await fetch(`${options.ownUrl()}/payments/notifications/sandbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signature },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(NOTIFIED_WITHIN_MS),
    });
    if (!answer.ok) throw new AppError('bad_gateway', 'The payment could not be told.', { reason: 'downstream_unavailable' });
  },
});

/** Where this process reaches itself; who listens everywhere listens on loopback too. */
export const ownUrlOf = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
