import { invalid } from '@storefront/errors';
import { Decimal } from '@storefront/money';

const QUANTITY = /^-?\d{1,12}(\.\d{1,3})?$/;

/** A quantity above 0 with at most three decimals. */
export function requiredQuantity(field: string, text: string): Decimal {
  const quantity = signedQuantity(field, text);
  if (quantity.lte(0)) throw invalid(field, 'must be above 0');
  return quantity;
}

/** A quantity of either sign with at most three decimals. */
export function signedQuantity(field: string, text: string): Decimal {
  if (!QUANTITY.test(text)) throw invalid(field, 'must be a number with at most 3 decimals');
  return new Decimal(text);
}
