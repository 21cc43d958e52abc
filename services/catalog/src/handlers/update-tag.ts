import type { CatalogHandler } from '../deps.ts';
import { updateTag as update } from '../store/taxonomy/update-tags.ts';
import { ifGiven, nameOf, positionOf, slugOf } from '../wire/taxonomy-fields.ts';
import { toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Renames or reorders a tag, or moves it to another group. */
export const updateTag: CatalogHandler<'UpdateTag'> =
  ({ db, newId, afterCommit }) =>
  async (request, caller) => {
    const newGroup = ifGiven(request.newGroup, (given) => slugOf('new_group', given));
    const change = { name: nameOf(request), position: positionOf(request), newGroup };
    const tags = await update(db, caller, request, change, newId);
    afterCommit();
    return { group: toProtoTagGroups(tags)[0] };
  };
