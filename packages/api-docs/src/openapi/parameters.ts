import { IDEMPOTENCY_KEY_LENGTH_MAX, IDEMPOTENCY_KEY_PATTERN } from '@storefront/contract';
import { z } from 'zod';
import type { Access, RouteDescription } from '../description/description.ts';

const requiredHeader = (id: string, schema: z.ZodType, description: string, example: string) =>
  schema.meta({ description, examples: [example], param: { id, example } });
const header = (id: string, schema: z.ZodType, description: string, example: string) =>
  requiredHeader(id, schema.optional(), description, example);

/** A header that never causes a 422: a meaningless value is ignored or counts as no credential. All headers together can take 16 KiB. */
const ANY_TEXT = z.string().meta({ pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$', maxLength: 16_384 });

const REQUEST_ID = header(
  'RequestId',
  ANY_TEXT,
  'An ID of your choice for tracing the request, echoed in the response. A value that is not 1 to 128 visible ASCII characters is replaced with a generated ID.',
  'checkout-7f3a',
);
const TOKEN_EXAMPLE = 'eyJhbGciOiJIUzI1NiJ9.eyJjIjoiMDE5YWEwYzYifQ.nR3Vb1';
const SHOPPER_TOKEN = requiredHeader(
  'ShopperToken',
  ANY_TEXT,
  'The token of the signed-in shopper, obtained from `/v1/auth`. Required, together with a secret key. Without a valid token, the request returns 401; with a token of another store, 403.',
  TOKEN_EXAMPLE,
);
const OPTIONAL_SHOPPER_TOKEN = header(
  'OptionalShopperToken',
  ANY_TEXT,
  "The token of a signed-in shopper, obtained from `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An invalid token is never ignored: it returns 401, or 403 if it belongs to another store.",
  TOKEN_EXAMPLE,
);
const UNUSED_SHOPPER_TOKEN = header(
  'UnusedShopperToken',
  ANY_TEXT,
  'The token of a signed-in shopper. Every operation accepts it; this one does not use it. With a key, an invalid token returns 401, or 403 if it belongs to another store.',
  TOKEN_EXAMPLE,
);
const IF_NONE_MATCH = header(
  'IfNoneMatch',
  ANY_TEXT,
  'An `ETag` from an earlier response, a list of them, or `*`. The tag of a body in any content coding works. If the resource has not changed, the response is a 304 without a body, which does not count against the rate limit. A malformed value matches nothing.',
  '"5f3c1d7a9be0"',
);
const IDEMPOTENCY_KEY = header(
  'IdempotencyKey',
  z.string().meta({ pattern: IDEMPOTENCY_KEY_PATTERN, minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH_MAX }),
  'A unique key that makes the request safe to retry. For 24 hours, repeating the request with the same key returns the original status and body, with ' +
    '`Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route. Using it with a different path or body returns 422.',
  'order-8c1f2a',
);

const SHOPPER_ADDRESS = header(
  'ClientAddress',
  // With a publishable key, any value is accepted.
  ANY_TEXT,
  'With a secret key, the IPv4 or IPv6 address of the shopper, as your server sees it. Send it with every request to any operation: if more than 100 requests a second from one address ' +
    '(IPv6: one /64 network) are refused, as with an invalid token, that address alone gets 429. After ten failed logins or ten signups from one address within 15 minutes, ' +
    'requests for that address return 429, so that one attacker cannot use up the failures of the key. Anything but one address returns 422. Ignored with a publishable key.',
  '203.0.113.9',
);

/** Returns the header parameters of a route, under the names that the contract uses. */
export function headerParameters({ request, access, isConditional }: RouteDescription): z.ZodObject {
  const taken = request.headers instanceof z.ZodObject ? request.headers.shape : {};
  return z.object({
    ...shopperToken(access),
    ...(isConditional ? { 'If-None-Match': IF_NONE_MATCH } : {}),
    ...('idempotency-key' in taken ? { 'Idempotency-Key': IDEMPOTENCY_KEY } : {}),
    ...('x-storefront-client-address' in taken ? { 'X-Storefront-Client-Address': SHOPPER_ADDRESS } : {}),
    'X-Request-Id': REQUEST_ID,
  });
}

/** A token is required on customer-scoped operations, and every other operation accepts it. It is checked wherever a key is. */
function shopperToken(access: Access) {
  if (access === 'secret_shopper') return { 'X-Storefront-Shopper-Token': SHOPPER_TOKEN };
  return { 'X-Storefront-Shopper-Token': access === 'any_key' ? OPTIONAL_SHOPPER_TOKEN : UNUSED_SHOPPER_TOKEN };
}
