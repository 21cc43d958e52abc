import { createPublicKey, verify } from 'node:crypto';
import { verifyAsync } from '@noble/ed25519';
import { Webhook } from 'standardwebhooks';
import type { Received } from './receiver.ts';

/** Whether the published library of Standard Webhooks accepts the request; it supports `v1` only. */
export function isAcceptedByLibrary(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body.toString('utf8'), headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** Returns, for each `v1a` signature of the request, whether it is one of the public key. Two implementations of Ed25519 must agree. */
export async function areSignaturesOf(publicKey: string | undefined, { headers, body }: Received): Promise<readonly boolean[]> {
  const key = Buffer.from((publicKey ?? '').replace('whpk_', ''), 'base64');
  const signed = Buffer.concat([Buffer.from(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.`), body]);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') };
  const nodeKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signatures = String(headers['webhook-signature'])
    .split(' ')
    .flatMap((text) => (text.startsWith('v1a,') ? [Buffer.from(text.slice(4), 'base64')] : []));
  return await Promise.all(
    signatures.map(async (signature) => {
      const [byNode, byNoble] = [verify(null, signed, nodeKey, signature), await verifyAsync(signature, signed, key)];
      if (byNode !== byNoble) throw new Error('two implementations of Ed25519 disagree');
      return byNode;
    }),
  );
}

/** Returns the schemes of the standard signatures of a request. */
export const schemesOf = ({ headers }: Received): readonly string[] =>
  String(headers['webhook-signature'])
    .split(' ')
    .map((text) => text.slice(0, text.indexOf(',')));
