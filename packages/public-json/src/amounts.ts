import { jsonNumber } from '@storefront/money';

/** A JSON number from decimal text. An unset amount is unknown, so it is `null` and never 0. */
export function amount(text: string | null | undefined): number | null {
  return text === undefined || text === null ? null : jsonNumber(text);
}
