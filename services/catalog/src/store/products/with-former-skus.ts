import type { ProductPatch } from '../../domain/import/product-patch.ts';
import type { StoredProduct } from './stored-products.ts';

/**
 * Gives a patch the SKU under which the same product is stored: one with the same description, which has the values of its options. So a
 * product keeps its SKU when its file begins to give another one, unless the store has hidden it. A SKU that another patch has is not taken.
 */
export function withFormerSkus(patches: readonly ProductPatch[], stored: ReadonlyMap<string, StoredProduct>): readonly ProductPatch[] {
  const taken = new Set(patches.map(({ sku }) => sku));
  return patches.map((patch) => {
    if (patch.skuOrigin === undefined || stored.has(patch.sku)) return patch;
    const former = patch.skuOrigin.formerSkus.find((sku) => !taken.has(sku) && isSame(stored.get(sku), patch));
    if (former === undefined) return patch;
    taken.add(former);
    return { ...patch, sku: former };
  });
}

const isSame = (stored: StoredProduct | undefined, { description, hidden = false }: ProductPatch): boolean =>
  stored !== undefined && stored.product.description === description && (hidden || !stored.product.hidden);
