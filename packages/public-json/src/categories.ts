import type { Category__Output } from '@storefront/proto/storefront/catalog/v1';
import { renderCategory } from './gen.ts';

/** A category of the public tree with its subcategories. */
export type CategoryNode = ReturnType<typeof renderCategory> & { children: CategoryNode[] };

/** Builds the category tree from a flat list, which has parents before children and siblings in order. */
export function renderCategoryTree(categories: readonly Category__Output[]): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const nodes = new Map<string, CategoryNode>();
  for (const category of categories) {
    const children: CategoryNode[] = [];
    const node = { ...renderCategory(category), children };
    nodes.set(category.id, node);
    const parent = category.parentId === undefined ? undefined : nodes.get(category.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
