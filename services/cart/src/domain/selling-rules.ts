import type { Decimal } from '@storefront/money';

/** How a product may be ordered, as the catalog said when it was last asked. */
export interface SellingRules {
  readonly baseUom: string;
  /** Digits that a quantity in the base unit may have after the point, 0 to 3. */
  readonly quantityDecimals: number;
  readonly orderUnits: readonly OrderUnit[];
}

/** An alternate unit of measure. */
export interface OrderUnit {
  readonly code: string;
  /** How many base units one of these is. */
  readonly baseQuantity: Decimal;
  readonly minOrderQuantity: Decimal;
  /** Order quantities are multiples of it; zero allows any. */
  readonly increment: Decimal;
}

/** Whether two words of the catalog on how a product may be ordered say the same. */
export const sameRules = (a: SellingRules, b: SellingRules): boolean =>
  a === b ||
  (a.baseUom === b.baseUom &&
    a.quantityDecimals === b.quantityDecimals &&
    a.orderUnits.length === b.orderUnits.length &&
    a.orderUnits.every((unit, index) => sameUnit(unit, b.orderUnits[index])));

const sameUnit = (a: OrderUnit, b: OrderUnit | undefined): boolean =>
  b !== undefined &&
  a.code === b.code &&
  a.baseQuantity.equals(b.baseQuantity) &&
  a.minOrderQuantity.equals(b.minOrderQuantity) &&
  a.increment.equals(b.increment);
