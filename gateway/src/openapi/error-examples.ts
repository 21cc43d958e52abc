import { AppError, type ErrorCode, type ErrorDetail } from '@storefront/errors';
import { ERROR_CODES } from '../docs/error-codes.ts';
import { ERROR_REASONS, type Reason } from '../docs/error-reasons.ts';
import { errorBody } from '../http/error-body.ts';
import { IDS } from './examples/ids.ts';
import type { Example } from './operation-docs.ts';

/** Codes that may also come without a reason. */
export const BARE: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'payload_too_large',
  'validation_error',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]);

/** An example answer of each reason and of each code that comes without one, for the components of the document. */
export const errorExamples = (): Record<string, Example> => ({
  ...Object.fromEntries([...BARE].map((code) => [code, bareExample(code)])),
  ...Object.fromEntries((Object.keys(ERROR_REASONS) as Reason[]).map((reason) => [reason, exampleOf(reason)])),
});

export const REQUEST_ID = 'checkout-7f3a';
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
