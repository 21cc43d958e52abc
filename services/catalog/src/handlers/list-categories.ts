import type { ListCategoriesRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListCategoriesRequest';
import type { ListCategoriesResponse } from '@storefront/proto/storefront/catalog/v1/ListCategoriesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listCategories as listRows } from '../store/taxonomy/taxonomy.ts';
import { toProtoCategory } from '../wire/to-proto-taxonomy.ts';

/** Lists the category tree, flat with parents first, the same for all readers. */
export const listCategories =
  ({ db }: CatalogDeps): Handler<ListCategoriesRequest__Output, ListCategoriesResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { categories: rows.map(toProtoCategory), catalogVersion: version };
  };
