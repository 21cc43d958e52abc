import type { Category, CategoryEntry, TagGroup } from '@storefront/proto/storefront/catalog/v1';
import { toMessage } from '@storefront/rpc';
import type { CategoryRow, TagRow } from '../store/taxonomy/taxonomy.ts';

/** Returns the message of a category for storefronts. */
export const toProtoCategory = (row: CategoryRow): Category => ({
  id: row.id,
  parentId: row.parent_id ?? undefined,
  slug: row.slug,
  name: row.name,
  description: row.description ?? undefined,
  position: row.position,
  image: row.image === null ? null : toMessage(row.image),
  productCount: row.product_count,
});

/** Returns the message of a category for operators, with its path. */
export const toProtoCategoryEntry = (row: CategoryRow): CategoryEntry => ({ path: row.path, category: toProtoCategory(row) });

/** Groups rows of tags, which are sorted by group. */
export const toProtoTagGroups = (rows: readonly TagRow[]): TagGroup[] =>
  [...Map.groupBy(rows, ({ group_id }) => group_id).values()].map((tags) => ({
    id: tags[0]?.group_id,
    slug: tags[0]?.group_slug,
    name: tags[0]?.group_name,
    position: tags[0]?.group_position,
    tags: tags.map(({ id, slug, name, position, product_count }) => ({ id, slug, name, position, productCount: product_count })),
  }));
