import { createHmac, sign } from 'node:crypto';
import type { SignatureScheme } from '../domain/subscription-options.ts';
import { readSigningKey } from './ed25519-keys.ts';

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
  /** How the standard header is computed, `v1` by default. */
  readonly schemes?: readonly SignatureScheme[];
  /** The private keys of `v1a`, the old one first. */
  readonly keys?: readonly string[];
}

/** Returns all headers of a delivery. Deliveries to endpoints and events for listeners have the same ones. */
export const deliveryHeaders = (message: SignedMessage, secrets: SigningSecrets): Record<string, string> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Storefront-Webhooks/1.0',
  ...signatureHeaders(message, secrets),
});

/**
 * Returns the headers of one attempt: the contract's three, the attempt number, and the three of Standard Webhooks. The contract's signature
 * covers only the body and has a single value, so it uses the old secret until the rotation has ended; the standard header contains a signature of each
 * secret or key of its scheme.
 */
export function signatureHeaders(message: SignedMessage, secrets: SigningSecrets): Record<string, string> {
  const { event, eventId, deliveryId, attempt, body, sentAt } = message;
  const { current, next } = secrets;
  const timestamp = Math.floor(sentAt.getTime() / 1_000).toString();
  return {
    'X-Service-Event': event,
    'X-Service-Delivery': deliveryId,
    'X-Service-Attempt': String(attempt),
    'X-Service-Signature': bodySignature(current, body),
    ...(next === undefined ? {} : { 'X-Service-Signature-Next': bodySignature(next, body) }),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standardSignatures(secrets, Buffer.concat([Buffer.from(`${eventId}.${timestamp}.`), body])).join(' '),
  };
}

/** The contract's signature: the key is the full text of the secret. */
const bodySignature = (secret: string, body: Buffer): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The signatures of Standard Webhooks over the ID, the time, and the body. */
function standardSignatures({ current, next, keys = [], schemes = ['v1'] }: SigningSecrets, signed: Buffer): readonly string[] {
  return schemes.flatMap((scheme) => {
    if (scheme === 'v1a') return keys.map((key) => `v1a,${sign(null, signed, readSigningKey(key)).toString('base64')}`);
    return [current, ...(next === undefined ? [] : [next])].map((secret) => `v1,${standardHmac(secret, signed)}`);
  });
}

/** The key of `v1` is the decoded part after `whsec_`. */
const standardHmac = (secret: string, signed: Buffer): string =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed)
    .digest('base64');
