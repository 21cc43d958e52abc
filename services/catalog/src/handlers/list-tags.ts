import type { ListTagsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListTagsRequest';
import type { ListTagsResponse } from '@storefront/proto/storefront/catalog/v1/ListTagsResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listTags as listRows } from '../store/taxonomy/taxonomy.ts';
import { toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Lists the tags by group, the same for all readers. */
export const listTags =
  ({ db }: CatalogDeps): Handler<ListTagsRequest__Output, ListTagsResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { groups: toProtoTagGroups(rows), catalogVersion: version };
  };
