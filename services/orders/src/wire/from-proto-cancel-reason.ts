import { characterCount } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { CancelRequest } from '../domain/close-order.ts';
import { CANCEL_REASON_CODES, type CancelReasonCode } from '../domain/order.ts';

/** The longest free text of a cancellation. */
export const REASON_MAX = 500;

/** Reads the reason for a cancellation; the code defaults to OTHER. */
export function fromProtoCancelReason(message: { reason: string; reasonCode?: string }): Pick<CancelRequest, 'reason' | 'reasonCode'> {
  const { reason, reasonCode = 'OTHER' } = message;
  const errors: ErrorDetail[] = [];
  if (reason.trim() === '' || characterCount(reason) > REASON_MAX) {
    errors.push({ field: 'reason', location: 'body', code: 'invalid', detail: `must have 1 to ${REASON_MAX} characters` });
  }
  if (!isReasonCode(reasonCode)) {
    const detail = `must be one of ${CANCEL_REASON_CODES.join(', ')}`;
    errors.push({ field: 'reason_code', location: 'body', code: 'invalid', detail });
  }
  if (!isReasonCode(reasonCode) || errors.length > 0) throw invalidAll(errors);
  return { reason, reasonCode };
}

const isReasonCode = (code: string): code is CancelReasonCode => CANCEL_REASON_CODES.some((known) => known === code);
