import { MODES } from '@storefront/contract';
import type { ZodOpenApiHeaderObject, ZodOpenApiSchemaObject } from 'zod-openapi';
import { type Deprecation, deprecationHeaders } from '../description/deprecation.ts';
import type { RouteDescription } from '../description/description.ts';
import type { Reason } from '../errors/error-reasons.ts';

const text = (description: string, example: string, schema: ZodOpenApiSchemaObject = { type: 'string' }): ZodOpenApiHeaderObject => ({
  description,
  schema,
  example,
});
const always = (description: string, example: string, schema: ZodOpenApiSchemaObject): ZodOpenApiHeaderObject => ({
  description,
  schema,
  example,
  required: true,
});
const constant = (description: string, value: string): FixedHeader => ({
  description,
  schema: { type: 'string', const: value },
  example: value,
});
const fixed = (description: string, value: string) => text(description, value, { type: 'string', const: value });

const exposed = (names: string) =>
  fixed('The response headers that a page at the allowed origin can read. Present together with `Access-Control-Allow-Origin`.', names);

/** Response headers, keyed by component name. */
const RESPONSE_HEADERS = {
  'X-Service-Mode': always(
    'The mode of the API key: `sandbox` or `live`. It is `live` if the request has no key. Present on every response, including errors and 304.',
    'sandbox',
    { type: 'string', enum: [...MODES] },
  ),
  'X-Request-Id': always(
    'The ID of the request: the value you sent if it was valid, otherwise a generated one. Present on every response.',
    'checkout-7f3a',
    { type: 'string', minLength: 1, maxLength: 128 },
  ),
  RateLimit: text(
    'The remaining part of each quota: `r` requests, with the full quota available again in `t` seconds. `"key"` is the quota of the key; `"client"`, the quota of your address, is present if a publishable key has one.',
    '"key";r=59987;t=60, "client";r=587;t=60',
  ),
  'RateLimit-Policy': text(
    'The quotas: at most `q` requests in any `w` seconds, for the key and, if it has such a limit, for each client address.',
    '"key";q=60000;w=60, "client";q=600;w=60',
  ),
  'Retry-After': {
    description: 'The number of seconds to wait before you retry the request.',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 60 },
    example: 3,
  },
  RetryAfterReset: {
    description:
      'The number of seconds to wait before you retry the request: up to an hour with the reason `reset_limit_reached`, otherwise up to 60.',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 3600 },
    example: 2700,
  },
  ETag: text(
    'A strong entity tag of the response body, specific to the store, mode, price scope, and content coding. Absent from partial responses.',
    '"5f3c1d7a9be0"',
  ),
  'Cache-Control': text('Which caches can store the response, and for how long.', 'public, max-age=0, must-revalidate'),
  NoStore: fixed('The response must not be cached.', 'no-store'),
  Vary: text(
    'The request headers that a cache must include in its key.',
    'Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding',
  ),
  'X-Service-Warning': text(
    'The query parameters and the fields of the body that were ignored because the operation does not have them, as a structured field list (RFC 9651): `unknown_parameter` with the percent-encoded `name`, and `unknown_field` with the path of the field, in which `[]` stands for any item. At most 8. Absent if there are none, and from responses that were sent before the request was read.',
    'unknown_parameter;name="limt", unknown_field;name="lines[].uom"',
  ),
  'Access-Control-Allow-Origin': text(
    'The allowed `Origin` of the request. Present only if a publishable key was used from a browser.',
    'https://shop.example',
  ),
  'Content-Disposition': text('Whether browsers show or save the file, and its name.', 'inline; filename="INV-000042.pdf"'),
  'Access-Control-Expose-Headers': exposed(''),
  'WWW-Authenticate': text('The required authentication scheme. Present if the API key is missing or invalid.', 'Bearer'),
  'Idempotent-Replayed': fixed('`true` if this is the stored response of an earlier request with the same `Idempotency-Key`.', 'true'),
} satisfies Record<string, ZodOpenApiHeaderObject>;

/** Returns the response headers for `components.headers`. */
export const responseHeaders = ({ exposedHeaders }: { readonly exposedHeaders: string }): Record<string, ZodOpenApiHeaderObject> => ({
  ...RESPONSE_HEADERS,
  'Access-Control-Expose-Headers': exposed(exposedHeaders),
});

type Component = keyof typeof RESPONSE_HEADERS;
/** A header with one value. */
type FixedHeader = Readonly<{
  description: string;
  schema: { type: 'string'; const: string };
  example: string;
}>;
type References = Record<string, { $ref: string }>;

/** Returns references to components, keyed by header name. */
const references = (names: readonly Component[]): References =>
  Object.fromEntries(names.map((name) => [SENT_AS[name] ?? name, { $ref: `#/components/headers/${name}` }]));

/** The headers of components that have another name. */
const SENT_AS: Readonly<Partial<Record<Component, string>>> = { NoStore: 'Cache-Control', RetryAfterReset: 'Retry-After' };

const EVERYWHERE: readonly Component[] = ['X-Service-Mode', 'X-Request-Id', 'Vary'];
const KEYED: readonly Component[] = ['RateLimit', 'RateLimit-Policy', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

/** Returns the headers of a route's success response. */
export const successHeaders = (row: RouteDescription): Record<string, { $ref: string } | FixedHeader> => ({
  ...references([
    ...EVERYWHERE,
    'X-Service-Warning',
    ...(row.access === 'none' ? [] : KEYED),
    ...(row.isConditional ? (['Cache-Control', 'ETag'] as const) : (['NoStore'] as const)),
    ...(row.response.mediaType === undefined && row.response.files === undefined ? [] : (['Content-Disposition'] as const)),
    ...(row.storesResponses ? (['Idempotent-Replayed'] as const) : []),
  ]),
  ...(row.deprecation && endHeaders(row.deprecation)),
});

/** The headers that announce the end of an operation. */
function endHeaders(deprecation: Deprecation): Record<string, FixedHeader> {
  const [, since = '', , sunset = ''] = deprecationHeaders(deprecation);
  return {
    Deprecation: constant('When the operation became deprecated (RFC 9745).', since),
    Sunset: constant('The earliest time of its removal (RFC 8594).', sunset),
  };
}

/** Statuses of errors that can carry `Retry-After`. */
const RETRIED: ReadonlySet<number> = new Set([409, 429, 503]);

/** Statuses of errors that are returned before the query is read. */
const UNREAD_QUERY: ReadonlySet<number> = new Set([408, 413, 415, 431]);

/** Returns the headers of an error response, which can have these reasons. */
export const errorHeaders = (status: number, reasons: readonly Reason[] = []): References =>
  references([
    ...EVERYWHERE,
    'NoStore',
    ...KEYED,
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(UNREAD_QUERY.has(status) ? [] : (['X-Service-Warning'] as const)),
    ...(RETRIED.has(status) ? [reasons.includes('reset_limit_reached') ? ('RetryAfterReset' as const) : ('Retry-After' as const)] : []),
  ]);
