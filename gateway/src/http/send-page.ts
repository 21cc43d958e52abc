import { randomBytes } from 'node:crypto';
import type { Exchange, ExchangeResponse } from './exchange.ts';
import { writeAnswer } from './write-answer.ts';

const NONCE_BYTES = 18;

/** Answers a page of our own. `{{nonce}}` in it is replaced by what its policy lets in. */
export function sendPage(response: ExchangeResponse, page: string, policyOf: (nonce: string) => string): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  replaceHeader(response.locals.exchange, 'Content-Security-Policy', policyOf(nonce));
  writeAnswer(response, 200, Buffer.from(page.replaceAll('{{nonce}}', nonce)), [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ]);
}

/** The answers of the API carry a policy that forbids everything; two policies would both hold. */
function replaceHeader({ headers }: Exchange, name: string, value: string): void {
  const at = headers.indexOf(name);
  if (at < 0) headers.push(name, value);
  else headers[at + 1] = value;
}
