import { createHmac } from 'node:crypto';
import type { Received } from '../../support/http/webhook-receiver.ts';

/** Receivers accept a signature for five minutes. */
const TOLERANCE_S = 300;

/** Reports whether a delivery has a valid signature of Standard Webhooks with a time that receivers accept. */
export function verifyStandardSignature(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= TOLERANCE_S)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.`)
    .update(body)
    .digest('base64')}`;
  return String(signatures).split(' ').includes(expected);
}
