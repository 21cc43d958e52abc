import { characterCount, isOneLine } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { decimal, plainText } from '@storefront/money';

/** Validates the name of a store. */
export function asName(text: string): string {
  const name = text.trim();
  if (name === '' || characterCount(name) > 200 || !isOneLine(name))
    throw invalid('name', 'must have 1 to 200 characters, and no control characters');
  return name;
}

/** Validates a tax rate. */
export function asRate(text: string): string {
  const rate = decimal(text);
  if (rate.isNegative() || rate.gte(1)) throw invalid('gct_rate', 'must be a fraction from 0 to less than 1, such as 0.15');
  return plainText(rate);
}
