import { createHmac } from 'node:crypto';

/** The message to sign. */
export interface SignedMessage {
  readonly event: string;
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attempt: number;
  /** The exact bytes that are sent. */
  readonly body: Buffer;
  readonly sentAt: Date;
}

/** The secrets that sign now. During a rotation, `current` is the old secret and `next` the new one. */
export interface SigningSecrets {
  readonly current: string;
  readonly next?: string | undefined;
}

/**
 * Returns the headers of one attempt: the contract's three, the attempt number, and the three of Standard Webhooks. The contract's signature
 * covers only the body and has a single value, so it uses the old secret until the rotation has ended; the standard header contains both.
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

/** The contract's signature: the key is the full text of the secret. */
const bodySignature = (secret: string, body: Buffer): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The signature of Standard Webhooks: the key is the decoded part after `whsec_`. */
function standardSignature(secret: string, id: string, timestamp: string, body: Buffer): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}
