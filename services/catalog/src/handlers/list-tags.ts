import type { CatalogHandler } from '../deps.ts';
import { listTags as listRows } from '../store/taxonomy/taxonomy.ts';
import { toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Lists the tags by group, the same for all readers. */
export const listTags: CatalogHandler<'ListTags'> =
  ({ db }) =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { groups: toProtoTagGroups(rows), catalogVersion: version };
  };
