import type { Schemas } from '@storefront/client';
import { element } from '../element.ts';
import { addressOf, withParameter } from '../route.ts';
import type { ViewContext } from './view.ts';

type Category = Schemas['Category'];

/** Returns the categories from the root to `slug`, or an empty list if the slug is unknown. */
export function pathTo(categories: readonly Category[], slug: string): readonly Category[] {
  for (const category of categories) {
    if (category.slug === slug) return [category];
    const below = pathTo(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The category navigation, expanded to the current category. */
export function categoryTree({ categories, place }: ViewContext): HTMLElement {
  const chosen = place.query.get('category') ?? '';
  const open = new Set(pathTo(categories, chosen).map(({ id }) => id));
  const link = (name: string, slug: string, count?: number) =>
    element(
      'a',
      { href: addressOf('products', '', withParameter(place.query, 'category', slug)), 'aria-current': slug === chosen ? 'page' : null },
      name,
      count === undefined ? null : element('span', { class: 'count' }, count),
    );
  const level = (list: readonly Category[]): HTMLElement =>
    element(
      'ul',
      {},
      list.map((category) =>
        element(
          'li',
          {},
          link(category.name, category.slug, category.product_count),
          open.has(category.id) && category.children.length > 0 ? level(category.children) : null,
        ),
      ),
    );
  return element('nav', { class: 'tree', 'aria-label': 'Categories' }, link('All products', ''), level(categories));
}
