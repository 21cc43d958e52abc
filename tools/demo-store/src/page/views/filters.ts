import type { Schemas } from '@storefront/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { addressOf, withParameter } from '../route.ts';
import type { Content } from '../template.ts';
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
export function categoryTree({ categories, route }: ViewContext): TemplateResult {
  const chosen = route.query.get('category') ?? '';
  const open = new Set(pathTo(categories, chosen).map(({ id }) => id));
  const link = (name: string, slug: string, count: number | null) => html`
    <a
      class="nav-link d-flex justify-content-between ${slug === chosen ? 'active' : ''}"
      href=${addressOf('products', '', withParameter(route.query, 'category', slug))}
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
    <nav class="nav nav-pills flex-column flex-nowrap" aria-label="Categories">${link('All products', '', null)} ${level(categories)}</nav>`;
}

/** The tag filter, with one row of chips per group; products must have all selected tags. */
export function tagChips({ tagGroups, route }: ViewContext): Content {
  const chosen = route.query.getAll('tag');
  const chip = ({ slug, name }: { readonly slug: string; readonly name: string }) => {
    const on = chosen.includes(slug);
    const next = on ? chosen.filter((other) => other !== slug) : [...chosen, slug];
    return html`
      <a
        class="btn btn-sm btn-outline-secondary ${on ? 'active' : ''}"
        href=${addressOf('products', '', withParameter(route.query, 'tag', ...next))}
        aria-current=${on ? 'true' : nothing}
      >${name}${on ? ' ×' : ''}</a>`;
  };
  return tagGroups.map(
    (group) => html`
      <div class="d-flex flex-wrap gap-1 mb-3" role="group" aria-label=${group.name}>
        <h3 class="w-100 small fw-bold text-uppercase text-body-secondary mt-2 mb-0">${group.name}</h3>
        ${group.tags.map(chip)}
      </div>`,
  );
}
