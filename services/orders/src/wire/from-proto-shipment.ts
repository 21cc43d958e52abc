import { characterCount } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { ShipmentLine__Output, ShipOrderRequest__Output } from '@storefront/proto/storefront/orders/v1';
import type { ParcelDetails, RequestedLine } from '../domain/ship-order.ts';

const QUANTITY = /^\d{1,9}(\.\d{1,3})?$/;

/** Reads the lines to ship, each named by its ID or SKU, and reports all errors together. */
export function fromProtoShipmentLines(lines: readonly ShipmentLine__Output[]): RequestedLine[] {
  const errors: ErrorDetail[] = lines.flatMap(({ quantity }, index) =>
    QUANTITY.test(quantity)
      ? []
      : [{ field: `lines.${index}.quantity`, location: 'body', code: 'invalid', detail: 'must be a quantity with up to 3 decimals' }],
  );
  if (errors.length > 0) throw invalidAll(errors);
  return lines.map(({ lineId, sku, quantity }) => ({ line: lineId || sku, quantity }));
}

/** Longer than any real carrier name or tracking number. */
const TEXT_MAX = 200;

const URL_LENGTH_MAX = 2048;

/** Reads the carrier and tracking of a shipment and reports all errors together. Shoppers see the URL as a link, so it must be HTTP or HTTPS. */
export function fromProtoParcel({ carrier, trackingNumber, trackingUrl }: ShipOrderRequest__Output, id: string): ParcelDetails {
  const errors: ErrorDetail[] = [];
  const add = (field: string, detail: string) => errors.push({ field, location: 'body', code: 'invalid', detail });
  for (const [field, text] of [
    ['carrier', carrier],
    ['tracking_number', trackingNumber],
  ] as const) {
    if (text !== undefined && (text.trim() === '' || characterCount(text) > TEXT_MAX)) add(field, `must have 1 to ${TEXT_MAX} characters`);
  }
  if (trackingUrl !== undefined && !isWebUrl(trackingUrl)) add('tracking_url', 'must be an http or https URL');
  if (errors.length > 0) throw invalidAll(errors);
  return { id, carrier: carrier ?? null, trackingNumber: trackingNumber ?? null, trackingUrl: trackingUrl ?? null };
}

const isWebUrl = (text: string): boolean =>
  characterCount(text) <= URL_LENGTH_MAX && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
