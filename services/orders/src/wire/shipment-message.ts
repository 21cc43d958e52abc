import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { ShipmentLine__Output } from '@storefront/proto/storefront/orders/v1/ShipmentLine';
import type { ShipOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/ShipOrderRequest';
import type { ParcelFacts, WantedLine } from '../domain/ship-order.ts';

const QUANTITY = /^\d{1,9}(\.\d{1,3})?$/;

/** The lines to ship, each named by its id or its SKU; all faults at once. */
export function toWantedLines(lines: readonly ShipmentLine__Output[]): WantedLine[] {
  const faults: ErrorDetail[] = lines.flatMap(({ quantity }, index) =>
    QUANTITY.test(quantity)
      ? []
      : [{ field: `lines.${index}.quantity`, location: 'body', code: 'invalid', detail: 'must be a quantity with up to 3 decimals' }],
  );
  if (faults.length > 0) throw invalidAll(faults);
  return lines.map(({ lineId, sku, quantity }) => ({ line: lineId || sku, quantity }));
}

export const toParcel = (request: ShipOrderRequest__Output, id: string): ParcelFacts => ({
  id,
  carrier: request.carrier ?? null,
  trackingNumber: request.trackingNumber ?? null,
  trackingUrl: request.trackingUrl ?? null,
});
