import type { Band, PaymentRail, PriceSource } from '@storefront/contract';
import type { Availability__Output } from '@storefront/proto/storefront/common/v1/Availability';
import type { PaymentRail__Output } from '@storefront/proto/storefront/common/v1/PaymentRail';
import type { PriceSource__Output } from '@storefront/proto/storefront/common/v1/PriceSource';

/** Renders a stock band; an unset band is `UNKNOWN`. */
export function renderBand(availability: Availability__Output | undefined): Band {
  if (availability === undefined || availability === 'AVAILABILITY_UNSPECIFIED') return 'UNKNOWN';
  return availability;
}

/** Renders the source of a price, or `null` if there is no price yet. */
export function renderPriceSource(source: PriceSource__Output | undefined): PriceSource | null {
  if (source === undefined || source === 'PRICE_SOURCE_UNSPECIFIED') return null;
  return source;
}

/** Renders payment rails by name and omits unset ones. */
export function renderPaymentRails(rails: readonly PaymentRail__Output[]): PaymentRail[] {
  return rails.filter((rail) => rail !== 'PAYMENT_RAIL_UNSPECIFIED');
}
