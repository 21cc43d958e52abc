import type { ListCategoriesRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListCategoriesRequest';
import type { ListCategoriesResponse } from '@storefront/proto/storefront/catalog/v1/ListCategoriesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listCategories as listRows } from '../store/taxonomy.ts';
import { toCategoryMessage } from '../wire/taxonomy.ts';

/** The category tree, flat, parents first; the same for every reader. */
export const listCategories =
  ({ db }: CatalogDeps): Handler<ListCategoriesRequest__Output, ListCategoriesResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { categories: rows.map(toCategoryMessage), catalogVersion: version };
  };
