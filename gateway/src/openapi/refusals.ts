import { AppError, type ErrorCode, type ErrorDetail } from '@storefront/errors';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { ERROR_CODES } from '../docs/error-codes.ts';
import { ERROR_REASONS, type Reason } from '../docs/error-reasons.ts';
import { errorBody } from '../http/error-body.ts';
import { HTTP_STATUS } from '../http/http-status.ts';
import type { Access, Route } from '../http/route.ts';
import { ErrorOut } from '../schemas/envelopes.ts';
import { IDS } from './examples/ids.ts';
import type { Example } from './operation-docs.ts';
import { takesIdempotencyKey } from './parameters.ts';
import { errorHeaders } from './response-headers.ts';

const KEY_AND_TOKEN: readonly Reason[] = ['invalid_api_key', 'invalid_shopper_token'];
const ANY_KEY: readonly Reason[] = ['origin_not_allowed', 'scope_required', 'shopper_of_another_store'];
const SECRET_KEY: readonly Reason[] = ['secret_key_required', ...ANY_KEY];

/** The refusals that a row's access brings, whatever it does. */
const BY_ACCESS: Record<Access, readonly Reason[]> = {
  none: [],
  any_key: [...KEY_AND_TOKEN, ...ANY_KEY],
  secret: [...KEY_AND_TOKEN, ...SECRET_KEY],
  secret_shopper: [...KEY_AND_TOKEN, ...SECRET_KEY],
  secret_webhook: [...KEY_AND_TOKEN, ...SECRET_KEY],
};

/** Refusals that most operations share have a name of their own, by code and reasons. */
const SHARED: Readonly<Record<string, string>> = {
  [keyOf('unauthorized', KEY_AND_TOKEN)]: 'Unauthorized',
  [keyOf('forbidden', ANY_KEY)]: 'Forbidden',
  [keyOf('forbidden', SECRET_KEY)]: 'ForbiddenWithoutSecretKey',
  [keyOf('not_found', [])]: 'NotFound',
  [keyOf('payload_too_large', [])]: 'PayloadTooLarge',
  [keyOf('unsupported_media_type', ['content_type', 'content_encoding'])]: 'UnsupportedMediaType',
  [keyOf('validation_error', [])]: 'ValidationError',
  [keyOf('rate_limited', [])]: 'RateLimited',
  [keyOf('internal_error', [])]: 'InternalError',
  [keyOf('bad_gateway', ['downstream_unavailable'])]: 'BadGateway',
  [keyOf('service_unavailable', [])]: 'ServiceUnavailable',
  [keyOf('gateway_timeout', ['downstream_timeout'])]: 'GatewayTimeout',
};

function keyOf(code: ErrorCode, reasons: readonly Reason[]): string {
  return [code, ...reasons].join(' ');
}

/** What every keyed operation may answer, with or without a reason. */
const KEYED_CODES: readonly ErrorCode[] = [
  'validation_error',
  'rate_limited',
  'internal_error',
  'bad_gateway',
  'service_unavailable',
  'gateway_timeout',
];

/** Codes that may also come without a reason. */
const BARE: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'payload_too_large',
  'validation_error',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]);

/** What is refused before it is read as a request, on whatever path. */
const UNREAD: Readonly<Record<string, { readonly name: string; readonly code: ErrorCode; readonly message: string }>> = {
  408: { name: 'RequestTimeout', code: 'validation_error', message: 'The request did not arrive in time.' },
  431: { name: 'HeadersTooLarge', code: 'payload_too_large', message: 'The headers are larger than 16 KiB.' },
};

type ZodOpenApiReferenceOrResponse = ZodOpenApiResponseObject | { readonly $ref: string };

/** Every error that the operation of a row may answer, by status. */
export function refusalsOf(row: Route, own: readonly Reason[] = []): Record<string, ZodOpenApiReferenceOrResponse> {
  const replay: readonly Reason[] = takesIdempotencyKey(row.request) ? ['idempotency_key_in_use', 'idempotency_key_reused'] : [];
  const body: readonly Reason[] = row.request.body === undefined ? [] : ['content_type', 'content_encoding'];
  const faults: readonly Reason[] = row.access === 'none' ? [] : ['downstream_unavailable', 'downstream_timeout'];
  const reasons = [...BY_ACCESS[row.access], ...own, ...replay, ...body, ...faults];
  const codes = new Set([...codesOf(row), ...reasons.map((reason) => ERROR_REASONS[reason].code)]);
  const told = [...codes].map((code) => {
    const own = reasons.filter((reason) => ERROR_REASONS[reason].code === code);
    return [String(HTTP_STATUS[code]), referenceTo(code, own)] as const;
  });
  const unread = Object.entries(UNREAD).map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }] as const);
  return Object.fromEntries([...told, ...unread].toSorted(([a], [b]) => Number(a) - Number(b)));
}

/** What the operation may answer whatever its reasons are. */
function codesOf({ access, request }: Route): readonly ErrorCode[] {
  if (access === 'none') return ['payload_too_large', 'internal_error'];
  const names = request.path !== undefined || request.body !== undefined;
  return ['payload_too_large', ...KEYED_CODES, ...(names ? (['not_found'] as const) : [])];
}

function referenceTo(code: ErrorCode, reasons: readonly Reason[]): ZodOpenApiReferenceOrResponse {
  const name = SHARED[keyOf(code, reasons)];
  return name === undefined ? refusal(code, reasons) : { $ref: `#/components/responses/${name}` };
}

/** The shared refusals, for the components of the document. */
export const sharedRefusals = (): Record<string, ZodOpenApiResponseObject> => {
  const shared = Object.entries(SHARED).map(([key, name]) => {
    const [code, ...reasons] = key.split(' ') as [ErrorCode, ...Reason[]];
    return [name, refusal(code, reasons)] as const;
  });
  const unread = Object.entries(UNREAD).map(([status, { name, code, message }]) => {
    const example = errorBody(new AppError(code, message), REQUEST_ID);
    const content = { 'application/json': { schema: ErrorOut, example } };
    return [name, { description: message, headers: errorHeaders(Number(status)), content }] as const;
  });
  return Object.fromEntries([...shared, ...unread]);
};

/** An example answer of each reason and of each code that comes without one, for the components of the document. */
export const errorExamples = (): Record<string, Example> => ({
  ...Object.fromEntries([...BARE].map((code) => [code, bareExample(code)])),
  ...Object.fromEntries((Object.keys(ERROR_REASONS) as Reason[]).map((reason) => [reason, exampleOf(reason)])),
});

function refusal(code: ErrorCode, reasons: readonly Reason[]): ZodOpenApiResponseObject {
  const named = [...(BARE.has(code) ? [code] : []), ...reasons];
  const examples = Object.fromEntries(named.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  const list = reasons.map((reason) => `\n- \`${reason}\`: ${ERROR_REASONS[reason].when}`);
  return {
    description: `${ERROR_CODES[code].when}${list.length === 0 ? '' : `\n${list.join('')}`}`,
    headers: errorHeaders(HTTP_STATUS[code]),
    content: { 'application/json': { schema: ErrorOut, examples } },
  };
}

const REQUEST_ID = 'checkout-7f3a';
const WORDS: Partial<Record<ErrorCode, string>> = {
  not_found: 'No such product.',
  payload_too_large: 'The body is larger than 256 KiB.',
  rate_limited: 'Too many requests. The next one passes in 3 s.',
};
const MALFORMED: ErrorDetail = { field: 'lines.0.quantity', location: 'body', code: 'too_small', detail: 'must be above 0' };

function bareExample(code: ErrorCode): Example {
  const fault = code === 'validation_error' ? { details: [MALFORMED] } : {};
  const message = WORDS[code] ?? `${MALFORMED.field}: ${MALFORMED.detail}`;
  return { summary: ERROR_CODES[code].when, value: errorBody(new AppError(code, message, fault), REQUEST_ID) };
}

const DETAILS: Partial<Record<Reason, ErrorDetail>> = {
  cart_already_ordered: {
    field: 'cart_id',
    location: 'body',
    code: 'cart_already_ordered',
    detail: 'This cart has become an order.',
    orderId: IDS.order,
  },
  version_mismatch: { field: 'version', location: 'body', code: 'version_mismatch', detail: 'The cart is at version 4 now.' },
  idempotency_key_reused: {
    field: 'Idempotency-Key',
    location: 'header',
    code: 'idempotency_key_reused',
    detail: 'was used for another request',
  },
  unknown_shipping_option: {
    field: 'shipping_option_code',
    location: 'body',
    code: 'unknown_shipping_option',
    detail: 'is not one of the shipping options of this store',
  },
};

function exampleOf(reason: Reason): Example {
  const { code, when } = ERROR_REASONS[reason];
  const own = DETAILS[reason];
  const details =
    own === undefined && code === 'validation_error' ? [{ field: 'code', code: reason, detail: when }] : own === undefined ? [] : [own];
  return { summary: when, value: errorBody(new AppError(code, when, { reason, details }), REQUEST_ID) };
}
