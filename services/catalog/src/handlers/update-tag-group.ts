import type { CatalogHandler } from '../deps.ts';
import { updateTagGroup as update } from '../store/taxonomy/update-tags.ts';
import { nameOf, positionOf } from '../wire/taxonomy-fields.ts';
import { toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Renames or reorders a tag group. */
export const updateTagGroup: CatalogHandler<'UpdateTagGroup'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    const tags = await update(db, caller, request.group, { name: nameOf(request), position: positionOf(request) });
    afterCommit();
    return { group: toProtoTagGroups(tags)[0] };
  };
