import type { CatalogHandler } from '../deps.ts';
import { listCategories, listTags } from '../store/taxonomy/taxonomy.ts';
import { toProtoCategoryEntry, toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Returns all categories and tags, for operators. */
export const getTaxonomy: CatalogHandler<'GetTaxonomy'> =
  ({ db }) =>
  async (_request, caller) => {
    const [categories, tags] = await Promise.all([listCategories(db, caller), listTags(db, caller)]);
    return { categories: categories.rows.map(toProtoCategoryEntry), groups: toProtoTagGroups(tags.rows) };
  };
