import type { ListCategoriesRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListCategoriesRequest';
import type { ListCategoriesResponse } from '@storefront/proto/storefront/catalog/v1/ListCategoriesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { type CategoryRow, listCategories as listRows } from '../store/taxonomy.ts';
import { toMediaMessage } from '../wire/media.ts';

/** The category tree, flat, parents first; the same for every reader. */
export const listCategories =
  ({ db }: CatalogDeps): Handler<ListCategoriesRequest__Output, ListCategoriesResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { categories: rows.map(toMessage), catalogVersion: version };
  };

const toMessage = (row: CategoryRow) => ({
  id: row.id,
  parentId: row.parent_id ?? undefined,
  slug: row.slug,
  name: row.name,
  description: row.description ?? undefined,
  position: row.position,
  image: row.image === null ? null : toMediaMessage(row.image),
  productCount: row.product_count,
});
