import type { ZodOpenApiHeaderObject, ZodOpenApiSchemaObject } from 'zod-openapi';
import { EXPOSED_HEADERS } from '../http/authorize-key.ts';
import type { Route } from '../http/route.ts';
import { keepsAnswers } from './parameters.ts';

interface TextHeader {
  readonly example: string;
  readonly schema?: ZodOpenApiSchemaObject;
  readonly required?: true;
}

const text = (description: string, { example, schema = { type: 'string' }, required }: TextHeader): ZodOpenApiHeaderObject => ({
  description,
  schema,
  example,
  ...(required === undefined ? {} : { required }),
});

/** The headers of answers, under the names by which the document refers to them. */
export const RESPONSE_HEADERS = {
  'X-Service-Mode': text(
    '`sandbox` or `live`, from the text of the key alone; `live` where there is none. On every answer, errors and 304 included.',
    {
      example: 'sandbox',
      schema: { type: 'string', enum: ['sandbox', 'live'] },
      required: true,
    },
  ),
  'X-Request-Id': text('The id of the request: yours where it was 1 to 128 visible ASCII characters, else ours. On every answer.', {
    example: 'checkout-7f3a',
    schema: { type: 'string', minLength: 1, maxLength: 128 },
    required: true,
  }),
  RateLimit: text('What is left of the budget: `r` requests, and in `t` seconds it is whole again.', { example: '"key";r=1187;t=60' }),
  'RateLimit-Policy': text('The budget of the key: `q` requests in any `w` seconds.', { example: '"key";q=1200;w=60' }),
  'Retry-After': {
    description: 'Whole seconds, at least 1. A request at that moment passes.',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86400 },
    example: 3,
  },
  ETag: text('Strong: over the store, the mode, the price scope and the bytes. Absent on a partial answer.', { example: '"5f3c1d7a9be0"' }),
  'Cache-Control': text('Who may keep the answer, and for how long.', { example: 'public, max-age=0, must-revalidate' }),
  NoStore: text('The answer is nobody’s to keep.', { example: 'no-store', schema: { type: 'string', const: 'no-store' } }),
  Vary: text('No shared cache may take one reader’s answer for another’s.', {
    example: 'Authorization, Origin, X-Storefront-Shopper-Token',
  }),
  'Access-Control-Allow-Origin': text('The allowed `Origin`, echoed; with a publishable key alone.', { example: 'https://shop.example' }),
  'Access-Control-Expose-Headers': text('What a page at the allowed origin may read besides; beside `Access-Control-Allow-Origin` alone.', {
    example: EXPOSED_HEADERS,
    schema: { type: 'string', const: EXPOSED_HEADERS },
  }),
  'WWW-Authenticate': text('Told when the key is refused.', { example: 'Bearer' }),
  'Idempotent-Replayed': text('`true` when this is the stored answer of an earlier request with the same key.', {
    example: 'true',
    schema: { type: 'string', const: 'true' },
  }),
} satisfies Record<string, ZodOpenApiHeaderObject>;

type Component = keyof typeof RESPONSE_HEADERS;
type References = Record<string, { $ref: string }>;

/** References by the header's own name. */
const references = (names: readonly Component[]): References =>
  Object.fromEntries(names.map((name) => [name === 'NoStore' ? 'Cache-Control' : name, { $ref: `#/components/headers/${name}` }]));

const EVERYWHERE: readonly Component[] = ['X-Service-Mode', 'X-Request-Id', 'Vary'];
const KEYED: readonly Component[] = ['RateLimit', 'RateLimit-Policy', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

/** The headers of a row's good answer. */
export const goodHeaders = ({ access, edge, request }: Route): References =>
  references([
    ...EVERYWHERE,
    ...(access === 'none' ? [] : KEYED),
    ...(edge === undefined ? (['NoStore'] as const) : (['Cache-Control', 'ETag'] as const)),
    ...(keepsAnswers(request) ? (['Idempotent-Replayed'] as const) : []),
  ]);

/** Errors that tell when the same request may pass. */
const RETRIED: ReadonlySet<number> = new Set([409, 429, 503]);

/** The headers of an error answer. */
export const errorHeaders = (status: number): References =>
  references([
    ...EVERYWHERE,
    'NoStore',
    ...KEYED,
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(RETRIED.has(status) ? (['Retry-After'] as const) : []),
  ]);
