import type { ListTagsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListTagsRequest';
import type { ListTagsResponse } from '@storefront/proto/storefront/catalog/v1/ListTagsResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listTags as listRows } from '../store/taxonomy.ts';
import { toTagGroupMessages } from '../wire/taxonomy.ts';

/** The tags by group; the same for every reader. */
export const listTags =
  ({ db }: CatalogDeps): Handler<ListTagsRequest__Output, ListTagsResponse> =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { groups: toTagGroupMessages(rows), catalogVersion: version };
  };
