import { isUuid } from '@storefront/contract';
import type { RowViolation } from '@storefront/contract/rows';
import { currencyScale } from '@storefront/money';
import { amount, CellViolation, positive } from './import/cells.ts';
import { readSku } from './import/read-sku.ts';

/** The unit price of a SKU that a customer pays from `minQuantity` base units on. */
export interface ContractPrice {
  readonly customerId: string;
  readonly sku: string;
  readonly minQuantity: string;
  readonly unitPrice: string;
}

/** Validates one contract price; returns its violation if it is invalid. */
export function readContractPrice(
  row: { readonly customerId: string; readonly sku: string; readonly unitPrice: string; readonly minQuantity: string },
  currency: string,
): { readonly price: ContractPrice } | { readonly violation: RowViolation } {
  let column = 'customer_id';
  try {
    if (!isUuid(row.customerId)) throw new CellViolation('must be a UUID');
    const customerId = row.customerId.toLowerCase();
    column = 'sku';
    const sku = readSku(row.sku);
    column = 'unit_price';
    const unitPrice = amount(row.unitPrice, currencyScale(currency));
    column = 'min_quantity';
    return { price: { customerId, sku, unitPrice, minQuantity: positive(row.minQuantity, 3) } };
  } catch (error) {
    if (!(error instanceof CellViolation)) throw error;
    return { violation: { column, reason: error.message } };
  }
}
