import { characterCount, isUuid } from '@storefront/contract';
import { type ErrorDetail, invalid, invalidAll } from '@storefront/errors';
import type { CorrectOrderRequest__Output } from '@storefront/proto/storefront/orders/v1';
import type { Correction, CorrectionKind } from '../domain/correction.ts';
import { REASON_MAX } from './from-proto-cancel-reason.ts';

const QUANTITY = /^\d{1,9}(\.\d{1,3})?$/;

const KINDS: Readonly<Record<Exclude<CorrectOrderRequest__Output['kind'], 'KIND_UNSPECIFIED'>, CorrectionKind>> = {
  CANCEL: 'cancel',
  REFUND: 'refund',
  RESTOCK: 'restock',
};

/** Reads the ID and the request of a correction. Billing checks the rest of it. */
export function fromProtoCorrection(message: CorrectOrderRequest__Output): Pick<Correction, 'id' | 'request'> {
  const { amount, expectedTotal, kind, lines, method, reason, reference, requestKey, restock, shipping } = message;
  const errors: ErrorDetail[] = [];
  const add = (field: string, detail: string) => errors.push({ field, location: 'body', code: 'invalid', detail });
  if (!isUuid(requestKey)) add('request_key', 'must be a UUID');
  for (const [index, { quantity }] of lines.entries()) {
    if (!QUANTITY.test(quantity) || Number(quantity) === 0)
      add(`lines.${index}.quantity`, 'must be a positive quantity with up to 3 decimals');
  }
  if (kind === 'CANCEL' && (reason === undefined || reason.trim() === '' || characterCount(reason) > REASON_MAX)) {
    add('reason', `must have 1 to ${REASON_MAX} characters`);
  }
  if (errors.length > 0) throw invalidAll(errors);
  if (kind === 'KIND_UNSPECIFIED') throw invalid('kind', 'is required');
  return {
    id: requestKey,
    request: {
      kind: KINDS[kind],
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      shipping,
      amount: amount ?? null,
      method: method === 'BY_HAND' || method === 'CREDIT' ? method : null,
      reference: reference ?? null,
      reason: reason ?? null,
      restock,
      ...(expectedTotal === undefined ? {} : { expectedTotal }),
    },
  };
}
