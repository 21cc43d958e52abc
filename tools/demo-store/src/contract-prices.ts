import { demoShoppers } from './shoppers.ts';

/** The price of one shopper for a product at `minQuantity` base units or more, in JMD before GCT. */
export interface ContractPrice {
  readonly email: string;
  readonly sku: string;
  readonly unitPrice: number;
  readonly minQuantity: number;
}

const agreed: readonly (readonly [sku: string, unitPrice: number, minQuantity: number])[] = [
  ['BLD-CEM-425', 1345, 1],
  ['BLD-CEM-425', 1298, 100],
  ['BLD-BLK-6', 232, 1],
  ['BLD-ROF-ALZ26', 1575.25, 1],
  ['BLD-ROF-STRAP', 149, 1],
  ['BLD-STL-T12', 1015, 1],
  ['BLD-STL-BRC65', 7250, 1],
  ['BLD-LBR-2414', 1825, 1],
  ['TLS-NAL-3', 349, 1],
  ['PLM-TNK-650', 54500, 1],
  ['ELC-CBL-25', 138.75, 1],
  ['SOL-PNL-450', 28400, 1],
];

/** The contract prices of the contractor; the householder has none. */
export const contractPrices: readonly ContractPrice[] = agreed.map(([sku, unitPrice, minQuantity]) => ({
  email: demoShoppers[0].email,
  sku,
  unitPrice,
  minQuantity,
}));
