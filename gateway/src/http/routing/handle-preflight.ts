import { forbidden } from '@storefront/errors';
import type { Request } from 'express';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { OriginCache } from '../../access/principals/origin-cache.ts';
import type { ContextResponse } from '../context/request-context.ts';
import { writeResponse } from '../replies/write-response.ts';

const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, X-Storefront-Shopper-Token';
/** Browsers cache a preflight for ten minutes. If an origin is removed from a list meanwhile, the actual request still returns 403. */
const MAX_AGE_SECONDS = '600';

/** Responds to a CORS preflight. It carries no key, so any origin of an active publishable key is allowed; the actual request is checked against its own key. */
export async function handlePreflight(
  request: Request,
  response: ContextResponse,
  allow: readonly string[],
  origins: OriginCache,
): Promise<void> {
  const origin = request.headers.origin ?? '';
  if (!(await origins.isAllowed(origin, () => limitedAddress(request.ip))))
    throw forbidden('origin_not_allowed', 'This origin is not allowed.');
  writeResponse(response, 204, undefined, [
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
