import type { Band, PaymentRail, PriceSource } from '@storefront/contract';
import { jsonNumber } from '@storefront/money';
import type { Availability__Output, PaymentRail__Output, PriceSource__Output } from '@storefront/proto/storefront/common/v1';

/** Converts unset text to `null`, because fields of the contract are always present. */
export function text(value: string | null | undefined): string | null {
  return value ?? null;
}

/** Converts decimal text to a JSON number. An unset amount is unknown, so it becomes `null`, never 0. */
export function amount(text: string | null | undefined): number | null {
  return text === undefined || text === null ? null : jsonNumber(text);
}

/** Converts decimal text to a JSON number. Empty text is unknown, as unset text. */
export const amountOrNull = (text: string | null | undefined): number | null => amount(text || null);

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

/** Renders a message, or `null` if there is none. */
export const orNull = <Message, Json>(message: Message | null | undefined, render: (message: Message) => Json): Json | null =>
  message ? render(message) : null;

/** The fields of rendered JSON. A value that is not set is `null`, so none is undefined. */
export type Rendered = Readonly<Record<string, string | number | boolean | object | null>>;

/** Returns a message that is always set. Throws if it is not. */
export function present<Message>(message: Message | null | undefined): Message {
  if (message === null || message === undefined) throw new Error('a message that is always set is missing');
  return message;
}
