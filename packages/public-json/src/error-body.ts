import type { AppError, ErrorDetail } from '@storefront/errors';
import { FIXED_MESSAGE } from './http-status.ts';

/** Where an error is returned. */
export interface ErrorContext {
  readonly requestId: string;
  /** The origin by which the client addresses the service. */
  readonly origin: string;
}

/** Returns the address of the section of docs/errors.md, as the gateway at `origin` serves it, about a reason, or about the code if there is no reason. */
export const docUrl = (origin: string, code: string, reason: string | null): string => `${origin}/docs/errors#${reason ?? code}`;

/** Builds the error envelope, including the legacy `detail`. */
export function errorBody(error: AppError, { requestId, origin }: ErrorContext) {
  const fixed = FIXED_MESSAGE[error.code];
  const message = fixed ?? error.message;
  return {
    error: {
      code: error.code,
      reason: error.reason,
      message,
      request_id: requestId,
      doc_url: docUrl(origin, error.code, error.reason),
      details: fixed === undefined ? error.details.map(publicDetail) : [],
    },
    detail: error.code === 'validation_error' ? legacyDetails(error) : message,
  };
}

function publicDetail({ field, location, code, detail, orderId, lineId, sku }: ErrorDetail) {
  return {
    field,
    location: location ?? 'body',
    code,
    detail,
    ...(orderId === undefined ? {} : { order_id: orderId }),
    ...(lineId === undefined ? {} : { line_id: lineId }),
    ...(sku === undefined ? {} : { sku }),
  };
}

/** The validation errors in the legacy format `[{loc, msg, type}]`. */
function legacyDetails({ details, message, reason }: AppError) {
  if (details.length === 0) return [{ loc: ['body'], msg: message, type: reason ?? 'invalid' }];
  return details.map(({ field, location, code, detail }) => ({
    loc: [location ?? 'body', ...field.split('.').filter(Boolean).map(asIndex)],
    msg: detail,
    type: code,
  }));
}

const asIndex = (part: string): string | number => (/^\d{1,6}$/.test(part) ? Number(part) : part);
