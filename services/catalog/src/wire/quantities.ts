import { QUANTITY_DECIMALS_MAX } from '@storefront/contract';
import { type AppError, invalid } from '@storefront/errors';
import { Decimal } from '@storefront/money';

const QUANTITY = new RegExp(`^-?\\d{1,12}(\\.\\d{1,${QUANTITY_DECIMALS_MAX}})?$`);

const POSITIVE = /^(?!-).*[1-9]/;

/** Reports whether the text is a quantity above 0 with at most three decimals. */
export const isPositiveQuantity = (text: string): boolean => QUANTITY.test(text) && POSITIVE.test(text);

/** Returns the error of a text that is not a quantity above 0. */
export const invalidQuantity = (field: string, text: string): AppError =>
  QUANTITY.test(text) ? invalid(field, 'must be greater than 0') : notAQuantity(field);

/** Reads a quantity above 0 with at most three decimals. */
export function requiredQuantity(field: string, text: string): Decimal {
  if (!isPositiveQuantity(text)) throw invalidQuantity(field, text);
  return new Decimal(text);
}

/** Reads a positive, negative, or zero quantity with at most three decimals. */
export function signedQuantity(field: string, text: string): Decimal {
  if (!QUANTITY.test(text)) throw notAQuantity(field);
  return new Decimal(text);
}

const notAQuantity = (field: string): AppError => invalid(field, `must be a number with at most ${QUANTITY_DECIMALS_MAX} decimals`);
