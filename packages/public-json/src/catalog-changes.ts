import type { CatalogChange__Output } from '@storefront/proto/storefront/catalog/v1/CatalogChange';

/** Renders one entry of the delta feed; `version` is the catalog version of the change. */
export function renderCatalogChange({ sku, change, version }: CatalogChange__Output) {
  return { sku, change, version: Number(version) };
}
