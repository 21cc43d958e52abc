import { sellingTerms } from '@storefront/contract';
import { type Decimal, plainText } from '@storefront/money';

/** The units and quantities in which a product can be ordered, as last read from the catalog. */
export interface SellingRules {
  readonly baseUom: string;
  /** Decimal places allowed in a quantity in the base unit, 0 to 3. */
  readonly quantityDecimals: number;
  readonly orderUnits: readonly OrderUnit[];
}

/** A unit of measure other than the base unit. */
export interface OrderUnit {
  readonly code: string;
  /** The number of base units in one of this unit. */
  readonly baseQuantity: Decimal;
  readonly minOrderQuantity: Decimal;
  /** Order quantities are multiples of it; zero allows any. */
  readonly increment: Decimal;
}

/** Whether two sets of selling rules are equal. */
export const sameRules = (a: SellingRules, b: SellingRules): boolean =>
  a === b ||
  (a.baseUom === b.baseUom &&
    a.quantityDecimals === b.quantityDecimals &&
    a.orderUnits.length === b.orderUnits.length &&
    a.orderUnits.every((unit, index) => sameUnit(unit, b.orderUnits[index])));

/** Returns the terms of the unit with this code, or of the base unit, for the catalog to compare. */
export function termsOf({ baseUom, quantityDecimals, orderUnits }: SellingRules, code: string | undefined): string {
  const unit = code === undefined ? undefined : orderUnits.find((known) => known.code === code);
  return sellingTerms({
    baseUom,
    quantityDecimals,
    unit: unit && {
      code: unit.code,
      baseQuantity: plainText(unit.baseQuantity),
      minOrderQuantity: plainText(unit.minOrderQuantity),
      increment: plainText(unit.increment),
    },
  });
}

const sameUnit = (a: OrderUnit, b: OrderUnit | undefined): boolean =>
  b !== undefined &&
  a.code === b.code &&
  a.baseQuantity.equals(b.baseQuantity) &&
  a.minOrderQuantity.equals(b.minOrderQuantity) &&
  a.increment.equals(b.increment);
