import type { CatalogHandler } from '../deps.ts';
import { listCategories as listRows } from '../store/taxonomy/taxonomy.ts';
import { toProtoCategory } from '../wire/to-proto-taxonomy.ts';

/** Lists the category tree, flat with parents first, the same for all readers. */
export const listCategories: CatalogHandler<'ListCategories'> =
  ({ db }) =>
  async (_request, caller) => {
    const { rows, version } = await listRows(db, caller);
    return { categories: rows.map(toProtoCategory), catalogVersion: version };
  };
