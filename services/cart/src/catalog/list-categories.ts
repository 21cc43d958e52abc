import type { Caller } from '@storefront/rpc';
import type { CatalogClient } from '../clients.ts';
import type { Category } from '../domain/category-ids.ts';

/** Returns the store's category tree, parents before children. */
export async function listCategories(catalog: CatalogClient, caller: Caller): Promise<Category[]> {
  const { categories } = await catalog.listCategories({}, caller);
  return categories.map(({ id, parentId, slug }) => ({ id, parentId: parentId ?? null, slug }));
}
