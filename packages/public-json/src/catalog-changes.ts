import type { CatalogChange__Output } from '@storefront/proto/storefront/catalog/v1/CatalogChange';

/** One entry of the delta feed; `version` is the catalog version that brought it. */
export function renderCatalogChange({ sku, change, version }: CatalogChange__Output) {
  return { sku, change, version: Number(version) };
}
