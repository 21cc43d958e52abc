import type { RowViolation } from '@storefront/contract/rows';
import { Decimal } from '@storefront/money';
import { type ContractPrice, readContractPrice } from '../domain/contract-price-row.ts';
import { tooPrecise } from '../domain/import/precision-violation.ts';

interface GivenPrice {
  readonly customerId: string;
  readonly sku: string;
  readonly unitPrice: string;
  readonly minQuantity?: string;
}

/**
 * Splits a list of contract prices into valid prices and the violations of the others. `line` is the position in the list, from 1. `decimals` is how many decimals a
 * quantity of each known SKU can have.
 */
export function readContractPrices(
  given: readonly GivenPrice[],
  currency: string,
  decimals: ReadonlyMap<string, number>,
): { readonly good: readonly ContractPrice[]; readonly violations: readonly (RowViolation & { readonly line: number })[] } {
  const good = new Map<string, ContractPrice>();
  const violations: (RowViolation & { line: number })[] = [];
  for (const [index, row] of given.entries()) {
    const line = index + 1;
    const read = readContractPrice({ ...row, minQuantity: row.minQuantity ?? '1' }, currency);
    if ('violation' in read) {
      violations.push({ line, ...read.violation });
      continue;
    }
    const allowed = decimals.get(read.price.sku);
    if (allowed === undefined) violations.push({ line, column: 'sku', reason: 'is not in the catalog' });
    else if (new Decimal(read.price.minQuantity).decimalPlaces() > allowed) {
      violations.push({ line, column: 'min_quantity', reason: tooPrecise(allowed) });
    } else {
      const key = JSON.stringify([read.price.customerId, read.price.sku, read.price.minQuantity]);
      if (good.has(key)) violations.push({ line, column: null, reason: 'repeats an earlier row' });
      else good.set(key, read.price);
    }
  }
  return { good: [...good.values()], violations };
}
