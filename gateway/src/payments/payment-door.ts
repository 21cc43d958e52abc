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
    const tell = async (): Promise<Response> => {
      const answer = await fetch(`${options.ownUrl()}/payments/notifications/sandbox`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signature },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(NOTIFIED_WITHIN_MS),
      });
      // Read to its end, so that its connection serves the next notification.
      await answer.arrayBuffer();
      return answer;
    };
    const answer = await tell().catch((cause: unknown) => {
      throw notTold(cause);
    });
    if (!answer.ok) throw notTold();
  },
});

const notTold = (cause?: unknown): AppError =>
  new AppError('bad_gateway', 'The payment could not be told.', { reason: 'downstream_unavailable', cause });

/** Where this process reaches itself; who listens everywhere listens on loopback too. */
export function ownUrlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
