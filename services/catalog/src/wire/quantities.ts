import { QUANTITY_DECIMALS_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { Decimal } from '@storefront/money';

const QUANTITY = new RegExp(`^-?\\d{1,12}(\\.\\d{1,${QUANTITY_DECIMALS_MAX}})?$`);

/** Reads a quantity above 0 with at most three decimals. */
export function requiredQuantity(field: string, text: string): Decimal {
  const quantity = signedQuantity(field, text);
  if (quantity.lte(0)) throw invalid(field, 'must be greater than 0');
  return quantity;
}

/** Reads a positive, negative, or zero quantity with at most three decimals. */
export function signedQuantity(field: string, text: string): Decimal {
  if (!QUANTITY.test(text)) throw invalid(field, `must be a number with at most ${QUANTITY_DECIMALS_MAX} decimals`);
  return new Decimal(text);
}
