import type { ContextResponse } from '../context/request-context.ts';
import { fillNonce } from './page-policy-header.ts';
import { writeResponse } from './write-response.ts';

/** The headers of every page for people. Pages open in a browsing context of their own. */
const PAGE_HEADERS: readonly string[] = ['Content-Type', 'text/html; charset=utf-8', 'Cross-Origin-Opener-Policy', 'same-origin'];

interface PageOptions {
  /** 200 by default. */
  readonly status?: number;
  /** Further headers, as alternating names and values. */
  readonly headers?: readonly string[];
}

/** Sends an HTML page that is not stored. `{{nonce}}` is replaced with the nonce that its content security policy allows. */
export function sendPage(response: ContextResponse, page: string, policyOf: (nonce: string) => string, more: PageOptions = {}): void {
  const bytes = fillNonce(response.locals.context, page, policyOf);
  writeResponse(response, more.status ?? 200, bytes, [...PAGE_HEADERS, 'Cache-Control', 'no-store', ...(more.headers ?? [])]);
}
