import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { CancelRequest } from '../domain/close-order.ts';
import { CANCEL_REASON_CODES, type CancelReasonCode } from '../domain/order.ts';

const REASON_MAX = 500;

/** Why an order is cancelled, in the words and the code of whoever asks; OTHER when no code is given. */
export function toCancelReason(message: { reason: string; reasonCode?: string }): Pick<CancelRequest, 'reason' | 'reasonCode'> {
  const { reason, reasonCode = 'OTHER' } = message;
  const faults: ErrorDetail[] = [];
  if (reason.trim() === '' || reason.length > REASON_MAX) {
    faults.push({ field: 'reason', location: 'body', code: 'invalid', detail: `must have 1 to ${REASON_MAX} characters` });
  }
  if (!isReasonCode(reasonCode)) {
    const detail = `must be one of ${CANCEL_REASON_CODES.join(', ')}`;
    faults.push({ field: 'reason_code', location: 'body', code: 'invalid', detail });
  }
  if (!isReasonCode(reasonCode) || faults.length > 0) throw invalidAll(faults);
  return { reason, reasonCode };
}

const isReasonCode = (code: string): code is CancelReasonCode => CANCEL_REASON_CODES.some((known) => known === code);
