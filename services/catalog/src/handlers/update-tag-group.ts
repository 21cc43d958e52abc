import type { UpdateTagGroupRequest__Output } from '@storefront/proto/storefront/catalog/v1/UpdateTagGroupRequest';
import type { UpdateTagGroupResponse } from '@storefront/proto/storefront/catalog/v1/UpdateTagGroupResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { updateTagGroup as update } from '../store/taxonomy/update-tags.ts';
import { nameOf, positionOf } from '../wire/taxonomy-fields.ts';
import { toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Renames or reorders a tag group. */
export const updateTagGroup =
  ({ db, afterCommit }: CatalogDeps): Handler<UpdateTagGroupRequest__Output, UpdateTagGroupResponse> =>
  async (request, caller) => {
    const tags = await update(db, caller, request.group, { name: nameOf(request), position: positionOf(request) });
    afterCommit();
    return { group: toProtoTagGroups(tags)[0] };
  };
