import { AppError } from '@storefront/errors';
import type { PaymentGatewayServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Credentials } from '../clients.ts';

/** The billing client for notifications of payment gateways and for the sandbox payment page. */
export interface PaymentClient {
  readonly billing: Client<PaymentGatewayServiceDefinition>;
  /** Sends a sandbox notification like a real payment gateway: over HTTP, to this gateway's own endpoint. */
  notify(body: Buffer, signature: string): Promise<void>;
}

const NOTIFY_TIMEOUT_MS = 10_000;

/** Creates the client. `ownUrl` returns the URL of this process, which is known once it listens. */
export const openPaymentClient = (options: Credentials & { address: string; ownUrl: () => string }): PaymentClient => ({
  billing: createClient<PaymentGatewayServiceDefinition>('storefront.billing.v1.PaymentGatewayService', {
    address: options.address,
    serviceToken: options.serviceToken,
    tls: options.tls,
    // Repeating a notification is harmless.
    idempotent: ['GetSandboxPayment', 'DecideSandboxPayment', 'ReceiveNotification'],
  }),
  notify: async (body, signature) => {
    const signal = AbortSignal.timeout(NOTIFY_TIMEOUT_MS);
    const post = async (): Promise<Response> => {
      const response = await fetch(`${options.ownUrl()}/payments/notifications/sandbox`, {
        method: 'POST',
        // Replicas can share the port. A keep-alive connection to one that stops would be closed while it is used.
        headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signature, Connection: 'close' },
        body: new Uint8Array(body),
        signal,
      });
      await response.arrayBuffer();
      return response;
    };
    // A replica that stops resets connections that it has not seen. A repeated notification is harmless, as from a payment gateway.
    const response = await post()
      .catch(post)
      .catch((cause: unknown) => {
        throw notifyFailed(cause);
      });
    if (!response.ok) throw notifyFailed();
  },
});

const notifyFailed = (cause?: unknown): AppError =>
  new AppError('bad_gateway', 'The payment notification could not be delivered.', { reason: 'downstream_unavailable', cause });

/** Returns the URL at which this process can reach itself. A server bound to all interfaces also listens on loopback. */
export function ownUrlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
