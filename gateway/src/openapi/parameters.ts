import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { IdempotencyHeaders, KEY_LENGTH_MAX, KEY_PATTERN } from '../schemas/idempotency-key.ts';

const header = (id: string, schema: z.ZodType, description: string, example: string) =>
  schema.optional().meta({ description, examples: [example], param: { id, example } });

/** A header whose text is never a 422: one that means nothing is passed over or is no credential. All headers together may take 16 KiB. */
const ANY_TEXT = z.string().meta({ pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$', maxLength: 16_384 });

/** Every operation takes these two. */
const REQUEST_ID = header(
  'RequestId',
  ANY_TEXT,
  'Yours, to find the request again; echoed on the answer. Anything but 1 to 128 visible ASCII characters is replaced by one of ours.',
  'checkout-7f3a',
);
const SHOPPER_TOKEN = header(
  'ShopperToken',
  ANY_TEXT,
  'The token of a signed-in shopper, from `/v1/auth`. Required on customer-scoped operations, together with a secret key. Where it is optional a valid one ' +
    'gives the prices of that customer, and an invalid one is a 401 or 403, never a silent downgrade.',
  'eyJhbGciOiJIUzI1NiJ9.eyJjIjoiMDE5YWEwYzYifQ.nR3Vb1',
);
const ORIGIN = header(
  'Origin',
  ANY_TEXT,
  'Sent by browsers. With a publishable key it must be on the allowlist of the key, matched exactly; a secret key is not origin-checked.',
  'https://shop.example',
);
const IF_NONE_MATCH = header(
  'IfNoneMatch',
  ANY_TEXT,
  'An `ETag` from before, a list of them, or `*`; anything else matches nothing. An unchanged resource is a 304 without a body, which does not count against the rate limit.',
  '"5f3c1d7a9be0"',
);
const IDEMPOTENCY_KEY = header(
  'IdempotencyKey',
  z.string().meta({ pattern: KEY_PATTERN, minLength: 1, maxLength: KEY_LENGTH_MAX }),
  'Makes a repeated request safe: for 24 hours the same key answers the same status and bytes, with `Idempotent-Replayed: true`. ' +
    'Its scope is the store, the mode, the customer and the route. The same key with another path or body is a 422.',
  'order-8c1f2a',
);

/** The header parameters of a row, under the names that the contract writes. */
export function headerParameters({ request, edge, access }: Route): z.ZodObject {
  return z.object({
    'X-Storefront-Shopper-Token': SHOPPER_TOKEN,
    ...(access === 'any_key' ? { Origin: ORIGIN } : {}),
    ...(edge === undefined ? {} : { 'If-None-Match': IF_NONE_MATCH }),
    ...(takesIdempotencyKey(request) ? { 'Idempotency-Key': IDEMPOTENCY_KEY } : {}),
    'X-Request-Id': REQUEST_ID,
  });
}

/** Whether an answer may be the kept one of an earlier request. */
export const keepsAnswers = ({ headers }: Route['request']): boolean => headers === IdempotencyHeaders;

/** Whether a key is taken, be there something to keep or not. */
const takesIdempotencyKey = ({ headers }: Route['request']): boolean =>
  headers instanceof z.ZodObject && 'idempotency-key' in headers.shape;
