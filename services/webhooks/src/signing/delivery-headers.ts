import { type SignedMessage, type SigningSecrets, signatureHeaders } from './signature-headers.ts';

/** Returns all headers of a delivery. Deliveries to endpoints and events for listeners have the same ones. */
export const deliveryHeaders = (message: SignedMessage, secrets: SigningSecrets): Record<string, string> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Storefront-Webhooks/1.0',
  ...signatureHeaders(message, secrets),
});
