import { type ErrorDetail, invalid, invalidAll } from '@storefront/errors';
import type { RefundStoreOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/RefundStoreOrderRequest';
import type { Return } from '../domain/return.ts';

const QUANTITY = /^\d{1,9}(\.\d{1,3})?$/;

/** Reads the return of lines that are put back into stock. Billing checks the rest of the request. */
export function fromProtoReturn(request: RefundStoreOrderRequest__Output, orderId: string): Return {
  const { amount, lines, method, reference, reason, requestKey } = request;
  if (amount !== undefined) throw invalid('amount', 'cannot be combined with lines');
  const errors: ErrorDetail[] = lines.flatMap(({ quantity }, index) =>
    QUANTITY.test(quantity) && Number(quantity) > 0
      ? []
      : [
          {
            field: `lines.${index}.quantity`,
            location: 'body',
            code: 'invalid',
            detail: 'must be a positive quantity with up to 3 decimals',
          },
        ],
  );
  if (errors.length > 0) throw invalidAll(errors);
  return {
    id: requestKey,
    orderId,
    request: {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      method: method === 'BY_HAND' || method === 'CREDIT' ? method : null,
      reference: reference ?? null,
      reason: reason ?? null,
    },
  };
}
