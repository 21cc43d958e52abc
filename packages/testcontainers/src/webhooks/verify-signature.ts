import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An older delivery may be a replay. */
const TOLERANCE_SECONDS = 5 * 60;

/** Returns what is wrong with the Standard Webhooks signature of a delivery, or undefined if it is valid. */
export function signatureFault(headers: IncomingHttpHeaders, body: Buffer, signingSecret: string): string | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (id === undefined || timestamp === undefined || signatures === undefined) return 'it has no signature';
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return `its timestamp is ${String(timestamp)}`;
  const key = Buffer.from(signingSecret.replace(/^whsec_/, ''), 'base64');
  const expected = Buffer.from(
    `v1,${createHmac('sha256', key)
      .update(`${String(id)}.${String(timestamp)}.`)
      .update(body)
      .digest('base64')}`,
  );
  const isSigned = String(signatures)
    .split(' ')
    .some((text) => {
      const presented = Buffer.from(text);
      return presented.length === expected.length && timingSafeEqual(presented, expected);
    });
  return isSigned ? undefined : 'its signature does not match';
}
