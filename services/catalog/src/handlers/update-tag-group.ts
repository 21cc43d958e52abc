import type { UpdateTagGroupRequest__Output } from '@storefront/proto/storefront/catalog/v1/UpdateTagGroupRequest';
import type { UpdateTagGroupResponse } from '@storefront/proto/storefront/catalog/v1/UpdateTagGroupResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { updateTagGroup as update } from '../store/update-tags.ts';
import { toTagGroupMessages } from '../wire/taxonomy.ts';
import { nameOf, positionOf } from '../wire/taxonomy-change.ts';

/** Names or orders a group of tags. */
export const updateTagGroup =
  ({ db, afterCommit }: CatalogDeps): Handler<UpdateTagGroupRequest__Output, UpdateTagGroupResponse> =>
  async (request, caller) => {
    const tags = await update(db, caller, request.group, { name: nameOf(request), position: positionOf(request) });
    afterCommit();
    return { group: toTagGroupMessages(tags)[0] };
  };
