import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly event: string;
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attempt: number;
  /** The very bytes that are sent. */
  readonly body: Buffer;
  readonly sentAt: Date;
}

/** The secrets that sign at this moment. While a rotation overlaps, `current` is the old one and `next` the one that follows it. */
export interface SigningSecrets {
  readonly current: string;
  readonly next?: string | undefined;
}

/**
 * The headers of one attempt: the contract's three, the attempt's number, and the Standard Webhooks trio. The contract's signature covers the
 * body alone and carries one value, so it stays on the old secret until a rotation's overlap has passed; the standard one carries both.
 */
export function signatureHeaders(message: SignedMessage, { current, next }: SigningSecrets): Record<string, string> {
  const { event, eventId, deliveryId, attempt, body, sentAt } = message;
  const timestamp = Math.floor(sentAt.getTime() / 1_000).toString();
  const standard = [current, next].flatMap((secret) => (secret === undefined ? [] : [standardSignature(secret, eventId, timestamp, body)]));
  return {
    'X-Service-Event': event,
    'X-Service-Delivery': deliveryId,
    'X-Service-Attempt': String(attempt),
    'X-Service-Signature': bodySignature(current, body),
    ...(next === undefined ? {} : { 'X-Service-Signature-Next': bodySignature(next, body) }),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

/** The contract's: keyed by the whole text of the secret. */
const bodySignature = (secret: string, body: Buffer): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Standard Webhooks': keyed by the bytes behind `whsec_`. */
function standardSignature(secret: string, id: string, timestamp: string, body: Buffer): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}
