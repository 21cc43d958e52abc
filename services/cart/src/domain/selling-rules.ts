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
