import { type AppError, invalid } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { Order } from './order.ts';

/** Throws if the quantity of a line has more decimals than its product allowed when the order was placed. Orders of sandbox histories do not say that. */
export function checkDecimals({ lines, quantityDecimals }: Order, sku: string, quantity: string, field: string): void {
  const decimals = quantityDecimals[sku];
  if (decimals === undefined || decimal(quantity).decimalPlaces() <= decimals) return;
  throw tooPrecise(field, decimals, lines.find((line) => line.sku === sku)?.baseUom ?? '');
}

const tooPrecise = (field: string, decimals: number, uom: string): AppError =>
  invalid(field, decimals === 0 ? `must be a whole number of ${uom}` : `must have at most ${decimals} decimals in ${uom}`);
