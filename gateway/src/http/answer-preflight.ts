import { forbidden } from '@storefront/errors';
import type { Request } from 'express';
import type { OriginDirectory } from '../principals/origin-directory.ts';
import type { ExchangeResponse } from './exchange.ts';
import { writeAnswer } from './write-answer.ts';

const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, X-Storefront-Shopper-Token';
/** Ten minutes of fewer preflights. An origin that is taken off every list meets its 403 at the request itself. */
const MAX_AGE_SECONDS = '600';

/** A preflight carries no key, so it is answered for any origin that some active publishable key allows; the request itself meets its own key. */
export async function answerPreflight(
  request: Request,
  response: ExchangeResponse,
  allow: readonly string[],
  origins: OriginDirectory,
): Promise<void> {
  const origin = request.headers.origin ?? '';
  if (!(await origins.isAllowed(origin))) throw forbidden('origin_not_allowed', 'This origin is not allowed.');
  writeAnswer(response, 204, undefined, [
    'Access-Control-Allow-Origin',
    origin,
    'Access-Control-Allow-Methods',
    allow.join(', '),
    'Access-Control-Allow-Headers',
    ALLOWED_HEADERS,
    'Access-Control-Max-Age',
    MAX_AGE_SECONDS,
  ]);
}
