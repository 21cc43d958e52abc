import type { TagGroup__Output } from '@storefront/proto/storefront/catalog/v1/TagGroup';

/** Renders the tags of a store in their groups. */
export function renderTagGroups(groups: readonly TagGroup__Output[]) {
  return groups.map((group) => ({
    id: group.id,
    slug: group.slug,
    name: group.name,
    position: group.position,
    tags: group.tags.map((tag) => ({
      id: tag.id,
      slug: tag.slug,
      name: tag.name,
      position: tag.position,
      product_count: tag.productCount,
    })),
  }));
}
