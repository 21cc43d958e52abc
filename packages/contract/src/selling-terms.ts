/** How a product is sold in one of its units. Quantities are decimal text; `unit` is undefined for the base unit. */
interface SellingTerms {
  readonly baseUom: string;
  readonly quantityDecimals: number;
  readonly unit: Readonly<Record<'code' | 'baseQuantity' | 'minOrderQuantity' | 'increment', string>> | undefined;
}

/** Returns text that is equal for two lines exactly if the same facts decide which quantities they can have. */
export const sellingTerms = ({ baseUom, quantityDecimals, unit }: SellingTerms): string =>
  JSON.stringify([
    baseUom,
    quantityDecimals,
    ...(unit ? [unit.code, ...[unit.baseQuantity, unit.minOrderQuantity, unit.increment].map((text) => Number(text || 0))] : []),
  ]);
