import { type ContractPrice, readContractPrice } from '../domain/contract-price-row.ts';
import type { RowFault } from '../domain/import/product-patch.ts';

interface GivenPrice {
  readonly customerId: string;
  readonly sku: string;
  readonly unitPrice: string;
  readonly minQuantity?: string;
}

/** Parts a list of contract prices into those that can be stored and what is wrong with the others. `line` is the place in the list. */
export function readContractPrices(
  given: readonly GivenPrice[],
  currency: string,
  knownSkus: ReadonlySet<string>,
): { readonly good: readonly ContractPrice[]; readonly faults: readonly (RowFault & { readonly line: number })[] } {
  const good = new Map<string, ContractPrice>();
  const faults: (RowFault & { line: number })[] = [];
  for (const [index, row] of given.entries()) {
    const line = index + 1;
    const read = readContractPrice({ ...row, minQuantity: row.minQuantity ?? '1' }, currency);
    if ('fault' in read) faults.push({ line, ...read.fault });
    else if (!knownSkus.has(read.price.sku)) faults.push({ line, column: 'sku', reason: 'is not in the catalog' });
    else {
      const key = JSON.stringify([read.price.customerId, read.price.sku, read.price.minQuantity]);
      if (good.has(key)) faults.push({ line, column: null, reason: 'repeats an earlier row' });
      else good.set(key, read.price);
    }
  }
  return { good: [...good.values()], faults };
}
