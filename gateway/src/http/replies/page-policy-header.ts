import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../context/request-context.ts';

const POLICY = 'Content-Security-Policy';
const NONCE_BYTES = 18;

/** Fills a new nonce into a page, and allows it in the policy of the response instead of the default policy, which forbids everything. */
export function fillNonce(context: RequestContext, page: string, policyOf: (nonce: string) => string): Buffer {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  setPolicy(context, policyOf(nonce));
  return Buffer.from(page.replaceAll('{{nonce}}', nonce));
}

/** Sets the policy of the response instead of the default policy, which forbids everything. Browsers would enforce both policies if both were sent. */
export function setPolicy({ headers }: RequestContext, policy: string): void {
  headers.splice(indexOfPolicy(headers), 2, POLICY, policy);
}

function indexOfPolicy(headers: readonly string[]): number {
  // Only even positions are names; a value, such as the client's X-Request-Id, can contain any text.
  for (let at = 0; at < headers.length; at += 2) if (headers[at] === POLICY) return at;
  return headers.length;
}
