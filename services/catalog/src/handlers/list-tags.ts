import type { ListTagsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListTagsRequest';
import type { ListTagsResponse } from '@storefront/proto/storefront/catalog/v1/ListTagsResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listTags as listRows, type TagRow } from '../store/taxonomy.ts';

/** The tags by group; the same for every reader. */
export const listTags =
  ({ db }: CatalogDeps): Handler<ListTagsRequest__Output, ListTagsResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { groups: [...Map.groupBy(rows, ({ group_id }) => group_id).values()].map(toGroup), catalogVersion: version };
  };

const toGroup = (rows: readonly TagRow[]) => ({
  id: rows[0]?.group_id,
  slug: rows[0]?.group_slug,
  name: rows[0]?.group_name,
  position: rows[0]?.group_position,
  tags: rows.map(({ id, slug, name, position, product_count }) => ({ id, slug, name, position, productCount: product_count })),
});
