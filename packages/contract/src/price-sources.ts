/** Where a unit price comes from: the list, a running sale, or the customer's contract. */
export const PRICE_SOURCES = ['LIST', 'SALE', 'CONTRACT'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];
