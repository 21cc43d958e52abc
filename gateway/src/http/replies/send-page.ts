import { randomBytes } from 'node:crypto';
import type { ContextResponse, RequestContext } from '../context/request-context.ts';
import { writeResponse } from './write-response.ts';

const NONCE_BYTES = 18;

interface PageOptions {
  /** 200 by default. */
  readonly status?: number;
  /** Further headers, as alternating names and values. */
  readonly headers?: readonly string[];
}

/** Sends an HTML page. `{{nonce}}` is replaced with the nonce that its content security policy allows. */
export function sendPage(response: ContextResponse, page: string, policyOf: (nonce: string) => string, more: PageOptions = {}): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  replaceHeader(response.locals.context, 'Content-Security-Policy', policyOf(nonce));
  writeResponse(response, more.status ?? 200, Buffer.from(page.replaceAll('{{nonce}}', nonce)), [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(more.headers ?? []),
  ]);
}

/** Replaces a default header, such as the policy that forbids everything. Browsers would enforce both policies if both were sent. */
export function replaceHeader({ headers }: RequestContext, name: string, value: string): void {
  // Only even places are names; a value, such as the client's X-Request-Id, can contain any text.
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at] === name) {
      headers[at + 1] = value;
      return;
    }
  }
  headers.push(name, value);
}
