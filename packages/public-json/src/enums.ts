import type { Availability__Output } from '@storefront/proto/storefront/common/v1/Availability';
import type { PaymentRail__Output } from '@storefront/proto/storefront/common/v1/PaymentRail';
import type { PriceSource__Output } from '@storefront/proto/storefront/common/v1/PriceSource';

export type Band = 'IN_STOCK' | 'LOW' | 'OUT' | 'UNKNOWN';

/** The coarse stock band; whatever is not known is `UNKNOWN`. */
export function renderBand(availability: Availability__Output | undefined): Band {
  if (availability === undefined || availability === 'AVAILABILITY_UNSPECIFIED') return 'UNKNOWN';
  return availability;
}

/** Where a price comes from, or `null` where there is no price yet. */
export function renderPriceSource(source: PriceSource__Output | undefined): 'LIST' | 'SALE' | 'CONTRACT' | null {
  if (source === undefined || source === 'PRICE_SOURCE_UNSPECIFIED') return null;
  return source;
}

/** The rails by name; an unset one names nothing and is left out. */
export function renderPaymentRails(rails: readonly PaymentRail__Output[]): string[] {
  return rails.filter((rail) => rail !== 'PAYMENT_RAIL_UNSPECIFIED');
}
