import { AppError, type ErrorDetail } from '@storefront/errors';
import { type ErrorContext, errorBody } from '@storefront/public-json';
import { EXAMPLE_ORIGIN, type Example, type PathValues } from '../description/description.ts';
import { ERROR_CODES, type PublicErrorCode } from '../errors/error-codes.ts';
import { ERROR_REASONS, type Reason } from '../errors/error-reasons.ts';

/** Codes that can also occur without a reason. */
export const BARE: ReadonlySet<PublicErrorCode> = new Set([
  'not_found',
  'payload_too_large',
  'validation_error',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]);

/** Returns an example of each reason, and of each code that can occur without one, for `components.examples`. */
export const errorExamples = (pathValues: PathValues): Record<string, Example> => ({
  ...Object.fromEntries([...BARE].map((code) => [code, bareExample(code)])),
  ...Object.fromEntries((Object.keys(ERROR_REASONS) as Reason[]).map((reason) => [reason, exampleOf(reason, pathValues)])),
});

/** Where the errors of the examples are returned. */
export const EXAMPLE_CONTEXT: ErrorContext = { requestId: 'checkout-7f3a', origin: EXAMPLE_ORIGIN };
const MESSAGES: Partial<Record<PublicErrorCode, string>> = {
  not_found: 'No such product.',
  payload_too_large: 'The request body is larger than 256 KiB.',
  rate_limited: 'Too many requests. Retry in 3 seconds.',
};
const MALFORMED: ErrorDetail = { field: 'lines.0.quantity', location: 'body', code: 'too_small', detail: 'must be greater than 0' };

function bareExample(code: PublicErrorCode): Example {
  const options = code === 'validation_error' ? { details: [MALFORMED] } : {};
  const message = MESSAGES[code] ?? `${MALFORMED.field}: ${MALFORMED.detail}`;
  return { summary: ERROR_CODES[code].when, value: errorBody(new AppError(code, message, options), EXAMPLE_CONTEXT) };
}

const detailsOf = ({ order_id: orderId = '' }: PathValues): Partial<Record<Reason, ErrorDetail>> => ({
  cart_already_ordered: {
    field: 'cart_id',
    location: 'body',
    code: 'cart_already_ordered',
    detail: 'This cart has already been ordered.',
    orderId,
  },
  version_mismatch: { field: 'version', location: 'body', code: 'version_mismatch', detail: 'The cart is now at version 4.' },
  idempotency_key_reused: {
    field: 'Idempotency-Key',
    location: 'header',
    code: 'idempotency_key_reused',
    detail: 'was already used for a different request',
  },
  unknown_shipping_option: {
    field: 'shipping_option_code',
    location: 'body',
    code: 'unknown_shipping_option',
    detail: 'is not a shipping option of this store',
  },
});

function exampleOf(reason: Reason, pathValues: PathValues): Example {
  const { code, when } = ERROR_REASONS[reason];
  const own = detailsOf(pathValues)[reason];
  const details =
    own === undefined && code === 'validation_error' ? [{ field: 'code', code: reason, detail: when }] : own === undefined ? [] : [own];
  return { summary: when, value: errorBody(new AppError(code, when, { reason, details }), EXAMPLE_CONTEXT) };
}
