import type { Category } from '@storefront/proto/storefront/catalog/v1/Category';
import type { CategoryEntry } from '@storefront/proto/storefront/catalog/v1/CategoryEntry';
import type { TagGroup } from '@storefront/proto/storefront/catalog/v1/TagGroup';
import type { CategoryRow, TagRow } from '../store/taxonomy.ts';
import { toMediaMessage } from './media.ts';

export const toCategoryMessage = (row: CategoryRow): Category => ({
  id: row.id,
  parentId: row.parent_id ?? undefined,
  slug: row.slug,
  name: row.name,
  description: row.description ?? undefined,
  position: row.position,
  image: row.image === null ? null : toMediaMessage(row.image),
  productCount: row.product_count,
});

/** A category as its owners name it, by its path. */
export const toCategoryEntry = (row: CategoryRow): CategoryEntry => ({ path: row.path, category: toCategoryMessage(row) });

/** Rows of tags, those of a group together, as groups. */
export const toTagGroupMessages = (rows: readonly TagRow[]): TagGroup[] =>
  [...Map.groupBy(rows, ({ group_id }) => group_id).values()].map((tags) => ({
    id: tags[0]?.group_id,
    slug: tags[0]?.group_slug,
    name: tags[0]?.group_name,
    position: tags[0]?.group_position,
    tags: tags.map(({ id, slug, name, position, product_count }) => ({ id, slug, name, position, productCount: product_count })),
  }));
