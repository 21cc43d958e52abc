import { jsonNumber } from '@storefront/money';

/** Converts decimal text to a JSON number. An unset amount is unknown, so it becomes `null`, never 0. */
export function amount(text: string | null | undefined): number | null {
  return text === undefined || text === null ? null : jsonNumber(text);
}
