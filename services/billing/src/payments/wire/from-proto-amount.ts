import { invalid } from '@storefront/errors';
import { AMOUNT_TOO_LARGE, currencyScale, type Decimal, decimal, fitsJson, plainText } from '@storefront/money';

/** Reads an amount of money that moves. Throws unless it is positive and exact in the currency. */
export function fromProtoAmount(field: string, text: string, currency: string): Decimal {
  const amount = decimal(text);
  if (amount.lte(0)) throw invalid(field, 'must be greater than 0', { code: 'out_of_range' });
  if (amount.decimalPlaces() > currencyScale(currency)) {
    throw invalid(field, `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
  }
  if (!fitsJson(plainText(amount), currency)) throw invalid(field, AMOUNT_TOO_LARGE, { code: 'out_of_range' });
  return amount;
}
