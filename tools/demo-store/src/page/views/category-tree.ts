import type { Schemas } from '@storefront/client';
import { html, nothing, type TemplateResult } from 'lit-html';
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
export function categoryTree({ categories, place }: ViewContext): TemplateResult {
  const chosen = place.query.get('category') ?? '';
  const open = new Set(pathTo(categories, chosen).map(({ id }) => id));
  const link = (name: string, slug: string, count: number | null) => html`
    <a
      class="nav-link d-flex justify-content-between ${slug === chosen ? 'active' : ''}"
      href=${addressOf('products', '', withParameter(place.query, 'category', slug))}
      aria-current=${slug === chosen ? 'page' : nothing}
    >${name} <span class="small opacity-75">${count}</span></a>`;
  const level = (list: readonly Category[]): TemplateResult => html`
    <ul class="nav nav-pills flex-column flex-nowrap">
      ${list.map(
        ({ id, name, slug, product_count, children }) => html`
          <li>
            ${link(name, slug, product_count)}
            ${open.has(id) && children.length > 0 ? html`<div class="ms-2 ps-1 border-start border-2">${level(children)}</div>` : null}
          </li>`,
      )}
    </ul>`;
  return html`
    <nav class="tree nav nav-pills flex-column flex-nowrap" aria-label="Categories">${link('All products', '', null)} ${level(categories)}</nav>`;
}
