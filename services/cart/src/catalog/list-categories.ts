import type { Caller } from '@storefront/rpc';
import type { Category } from '../domain/category-ids.ts';
import type { CatalogClient } from './catalog-client.ts';

/** The store's whole tree, parents before children. */
export async function listCategories(catalog: CatalogClient, caller: Caller): Promise<Category[]> {
  const { categories } = await catalog.listCategories({}, caller);
  return categories.map(({ id, parentId, slug }) => ({ id, parentId: parentId ?? null, slug }));
}
