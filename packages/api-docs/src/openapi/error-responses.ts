import { AppError } from '@storefront/errors';
import { errorBody, HTTP_STATUS } from '@storefront/public-json';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import type { ApiDescription, RouteDescription } from '../description/description.ts';
import { ERROR_CODES, type PublicErrorCode } from '../errors/error-codes.ts';
import { ERROR_REASONS, type Reason } from '../errors/error-reasons.ts';
import { ACCESS_DOCS, ANY_KEY, KEY_AND_TOKEN, SECRET_KEY } from './access-docs.ts';
import { BARE, EXAMPLE_CONTEXT } from './error-examples.ts';
import { errorHeaders } from './response-headers.ts';

/** The names of error responses shared by many operations, by code and reasons. */
const SHARED: Readonly<Record<string, string>> = {
  [keyOf('unauthorized', KEY_AND_TOKEN)]: 'Unauthorized',
  [keyOf('forbidden', ANY_KEY)]: 'Forbidden',
  [keyOf('forbidden', SECRET_KEY)]: 'ForbiddenWithoutSecretKey',
  [keyOf('not_found', [])]: 'NotFound',
  [keyOf('payload_too_large', [])]: 'PayloadTooLarge',
  [keyOf('unsupported_media_type', ['content_type', 'content_encoding'])]: 'UnsupportedMediaType',
  [keyOf('validation_error', [])]: 'ValidationError',
  [keyOf('rate_limited', [])]: 'RateLimited',
  [keyOf('rate_limited', ['client_rate_limited'])]: 'RateLimitedForKeyOrClient',
  [keyOf('internal_error', [])]: 'InternalError',
  [keyOf('bad_gateway', ['downstream_unavailable'])]: 'BadGateway',
  [keyOf('service_unavailable', [])]: 'ServiceUnavailable',
  [keyOf('gateway_timeout', ['downstream_timeout'])]: 'GatewayTimeout',
};

function keyOf(code: PublicErrorCode, reasons: readonly Reason[]): string {
  return [code, ...reasons].join(' ');
}

/** Error codes that every operation with a key can return. */
const KEYED_CODES: readonly PublicErrorCode[] = [
  'validation_error',
  'rate_limited',
  'internal_error',
  'bad_gateway',
  'service_unavailable',
  'gateway_timeout',
];

/** The routes whose keys are stored with an order, which takes far more memory, so that the number of keys is not limited. */
const KEYS_OF_ORDERS: ReadonlySet<string> = new Set(['checkout']);

/** Errors returned before a request is parsed, on any path. */
const UNREAD: Readonly<Record<string, { readonly name: string; readonly code: PublicErrorCode; readonly message: string }>> = {
  408: { name: 'RequestTimeout', code: 'validation_error', message: 'The request did not arrive in time.' },
  431: { name: 'HeadersTooLarge', code: 'payload_too_large', message: 'The request headers are larger than 16 KiB.' },
};

/** The schemas of the bodies of errors. */
type ErrorSchemas = ApiDescription['errors'];

/** The form of an error with `Accept: application/problem+json`. */
const problemOf = ({ problem }: ErrorSchemas) => ({ 'application/problem+json': { schema: problem } });

type ZodOpenApiReferenceOrResponse = ZodOpenApiResponseObject | { readonly $ref: string };

/** Returns every error response of a route, by status. */
export function errorResponsesOf(row: RouteDescription, schemas: ErrorSchemas): Record<string, ZodOpenApiReferenceOrResponse> {
  const replay: readonly Reason[] = row.storesResponses
    ? ['idempotency_key_in_use', 'idempotency_key_reused', ...(KEYS_OF_ORDERS.has(row.id) ? [] : (['idempotency_key_limit'] as const))]
    : [];
  const body: readonly Reason[] = row.request.body === undefined ? [] : ['content_type', 'content_encoding'];
  const outages: readonly Reason[] = row.access === 'none' ? [] : ['downstream_unavailable', 'downstream_timeout'];
  const reasons = [...ACCESS_DOCS[row.access].reasons, ...(row.docs?.reasons ?? []), ...replay, ...body, ...outages];
  const codes = new Set([...codesOf(row), ...reasons.map((reason) => ERROR_REASONS[reason].code)]);
  const documented = [...codes].map((code) => {
    const own = reasons.filter((reason) => ERROR_REASONS[reason].code === code);
    return [String(HTTP_STATUS[code]), referenceTo(code, own, schemas)] as const;
  });
  const unread = Object.entries(UNREAD).map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }] as const);
  return Object.fromEntries([...documented, ...unread].toSorted(([a], [b]) => Number(a) - Number(b)));
}

/** Returns the error codes of a route that do not depend on its reasons. */
function codesOf({ access, request }: RouteDescription): readonly PublicErrorCode[] {
  if (access === 'none') return ['payload_too_large', 'internal_error'];
  const names = request.path !== undefined || request.body !== undefined || access === 'secret_sandbox';
  return ['payload_too_large', ...KEYED_CODES, ...(names ? (['not_found'] as const) : [])];
}

function referenceTo(code: PublicErrorCode, reasons: readonly Reason[], schemas: ErrorSchemas): ZodOpenApiReferenceOrResponse {
  const name = SHARED[keyOf(code, reasons)];
  return name === undefined ? refusal(code, reasons, schemas) : { $ref: `#/components/responses/${name}` };
}

/** Returns the shared error responses, for `components.responses`. */
export const sharedErrorResponses = (schemas: ErrorSchemas): Record<string, ZodOpenApiResponseObject> => {
  const shared = Object.entries(SHARED).map(([key, name]) => {
    const [code, ...reasons] = key.split(' ') as [PublicErrorCode, ...Reason[]];
    return [name, refusal(code, reasons, schemas)] as const;
  });
  const unread = Object.entries(UNREAD).map(([status, { name, code, message }]) => {
    const example = errorBody(new AppError(code, message), EXAMPLE_CONTEXT);
    const content = { 'application/json': { schema: schemas.envelope, example }, ...problemOf(schemas) };
    return [name, { description: message, headers: errorHeaders(Number(status)), content }] as const;
  });
  return Object.fromEntries([...shared, ...unread]);
};

function refusal(code: PublicErrorCode, reasons: readonly Reason[], schemas: ErrorSchemas): ZodOpenApiResponseObject {
  const named = [...(BARE.has(code) ? [code] : []), ...reasons];
  const examples = Object.fromEntries(named.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  const list = reasons.map((reason) => `\n- \`${reason}\`: ${ERROR_REASONS[reason].when}`);
  return {
    description: `${ERROR_CODES[code].when}${list.length === 0 ? '' : `\n${list.join('')}`}`,
    headers: errorHeaders(HTTP_STATUS[code], reasons),
    content: { 'application/json': { schema: schemas.envelope, examples }, ...problemOf(schemas) },
  };
}
