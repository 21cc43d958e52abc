import type { Category__Output } from '@storefront/proto/storefront/catalog/v1/Category';
import { renderMediaRef } from './media.ts';
import { orNull, text } from './values.ts';

/** A category of the public tree with its subcategories. */
export interface CategoryNode {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  position: number;
  image: ReturnType<typeof renderMediaRef> | null;
  product_count: number;
  children: CategoryNode[];
}

/** Builds the category tree from a flat list, which has parents before children and siblings in order. */
export function renderCategoryTree(categories: readonly Category__Output[]): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const nodes = new Map<string, CategoryNode>();
  for (const category of categories) {
    const node = renderCategory(category);
    nodes.set(category.id, node);
    const parent = category.parentId === undefined ? undefined : nodes.get(category.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function renderCategory(category: Category__Output): CategoryNode {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    description: text(category.description),
    position: category.position,
    image: orNull(category.image, renderMediaRef),
    product_count: category.productCount,
    children: [],
  };
}
