import { isDeepStrictEqual } from 'node:util';
import type { RowViolation } from '@storefront/contract/rows';
import { Decimal } from '@storefront/money';
import { columnOf } from '../product-fields.ts';
import type { Product } from '../product.ts';

/**
 * Returns a violation if the row gives a quantity in the base unit more decimals than the product's `quantity_decimals`, or lowers those below a stored quantity.
 * Quantities that are stored already and that the row leaves unchanged are accepted, so that such a product can still be updated.
 */
export function precisionViolation(stored: Product | undefined, product: Product): RowViolation | undefined {
  const isChanged = (field: keyof Product): boolean => !isDeepStrictEqual(stored?.[field], product[field]);
  const lowersDecimals = stored !== undefined && product.quantityDecimals < stored.quantityDecimals;
  for (const { field, part, quantity } of quantitiesOf(product)) {
    const decimals = new Decimal(quantity).decimalPlaces();
    if (decimals <= product.quantityDecimals) continue;
    if (isChanged(field)) return { column: columnOf(field), reason: `${part} ${tooPrecise(product.quantityDecimals)}`.trim() };
    if (lowersDecimals)
      return {
        column: columnOf('quantityDecimals'),
        reason: `must be at least ${decimals} because of ${columnOf(field)}${part} ${quantity}`,
      };
  }
  return undefined;
}

interface Quantity {
  readonly field: keyof Product;
  /** Where the quantity is in the value of the field; empty if it is the value. */
  readonly part: string;
  readonly quantity: string;
}

const quantitiesOf = ({ stockQuantity, priceBreaks, orderUoms }: Product): readonly Quantity[] => [
  ...(stockQuantity === null ? [] : [{ field: 'stockQuantity', part: '', quantity: stockQuantity } as const]),
  ...priceBreaks.map(
    ({ minQuantity }, index) => ({ field: 'priceBreaks', part: `[${index}].min_quantity`, quantity: minQuantity }) as const,
  ),
  ...orderUoms.map(
    ({ baseQuantity }, index) => ({ field: 'orderUoms', part: `[${index}].base_quantity`, quantity: baseQuantity }) as const,
  ),
];

/** Returns the reason of a violation; it completes a sentence that begins with the name of the quantity. */
export const tooPrecise = (decimals: number): string => `${allowed(decimals)} because quantity_decimals is ${decimals}`;

function allowed(decimals: number): string {
  if (decimals === 0) return 'must be a whole number';
  return `must have at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`;
}
