import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { chooseCoding } from '../encoding/choose-coding.ts';
import { compress } from '../encoding/compress.ts';
import { etagsIn } from '../encoding/if-none-match.ts';
import { dropPolicy, fillNonce } from './page-policy-header.ts';
import { PAGE_HEADERS } from './send-page.ts';
import { writeResponse } from './write-response.ts';

/** An HTML page with a placeholder `{{nonce}}` that is otherwise the same in every response. */
export interface FixedPage {
  readonly html: string;
  /** Without the mark of a weak tag. */
  readonly etag: string;
  readonly policyOf: (nonce: string) => string;
}

/** Describes a fixed page, with an ETag over its text. */
export const fixedPage = (html: string, policyOf: (nonce: string) => string): FixedPage => ({
  html,
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
  policyOf,
});

/** Sends a fixed page, or a 304 if the browser has it. The ETag is weak, because each response has its own nonce, and so it is the same in every coding. */
export async function sendFixedPage(request: Request, response: ContextResponse, { html, etag, policyOf }: FixedPage): Promise<void> {
  const { context } = response.locals;
  const validators = ['ETag', `W/${etag}`, 'Cache-Control', 'no-cache'];
  const named = etagsIn(request.headers['if-none-match']);
  if (named.includes(etag) || named[0] === '*') {
    dropPolicy(context);
    return writeResponse(response, 304, undefined, validators);
  }
  const bytes = fillNonce(context, html, policyOf);
  const headers = [...PAGE_HEADERS, ...validators];
  const coding = chooseCoding(request.headers['accept-encoding'], bytes.length);
  if (coding === 'identity') return writeResponse(response, 200, bytes, headers);
  writeResponse(response, 200, await compress(bytes, coding), [...headers, 'Content-Encoding', coding]);
}
