import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An older delivery, or one from the future, may be a replay by someone who recorded it. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Reports whether a delivery has a valid Standard Webhooks signature over its ID, its time, and its raw bytes. A store of its own calls `verifyWebhook`
 * of the client; this server runs without a build, and the client is built.
 */
export function isSigned(headers: IncomingHttpHeaders, bytes: Buffer, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof signatures !== 'string' || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.`)
    .update(bytes)
    .digest('base64');
  const expected = Buffer.from(`v1,${signature}`);
  // While a secret is being rotated, there are two signatures.
  return signatures.split(' ').some((text) => {
    const presented = Buffer.from(text);
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  });
}
