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

/** Longer than any carrier's name or number that a person types. */
const TEXT_MAX = 200;
const ADDRESS_MAX = 2048;

/** Who carries the parcel and where it can be followed; all faults at once. Shoppers are shown the address as a link, so it must be one of the web. */
export function toParcel({ carrier, trackingNumber, trackingUrl }: ShipOrderRequest__Output, id: string): ParcelFacts {
  const faults: ErrorDetail[] = [];
  const fault = (field: string, detail: string) => faults.push({ field, location: 'body', code: 'invalid', detail });
  for (const [field, text] of [
    ['carrier', carrier],
    ['tracking_number', trackingNumber],
  ] as const) {
    if (text !== undefined && (text.trim() === '' || text.length > TEXT_MAX)) fault(field, `must have 1 to ${TEXT_MAX} characters`);
  }
  if (trackingUrl !== undefined && !isWebAddress(trackingUrl)) fault('tracking_url', 'must be a web address');
  if (faults.length > 0) throw invalidAll(faults);
  return { id, carrier: carrier ?? null, trackingNumber: trackingNumber ?? null, trackingUrl: trackingUrl ?? null };
}

const isWebAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
