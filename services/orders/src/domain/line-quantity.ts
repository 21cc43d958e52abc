import { type Decimal, decimal, sumOf } from '@storefront/money';

/** A quantity of a line, as decimal text in the base unit. */
export interface LineQuantity {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: string;
}

/** Returns the sum of the quantities of a line. */
export const quantityIn = (quantities: readonly LineQuantity[], lineId: string): Decimal =>
  sumOf(quantities.filter((each) => each.lineId === lineId).map(({ quantity }) => decimal(quantity)));
