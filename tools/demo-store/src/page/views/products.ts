import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { addressOf, withParameter } from '../route.ts';
import { type Content, notice } from '../template.ts';
import { categoryTree, pathTo, tagChips } from './filters.ts';
import { bandLabel, priceBlock } from './price.ts';
import type { View, ViewContext } from './view.ts';

const PAGE_SIZE = 24;

const sorts: readonly (readonly [value: Schemas['ProductSort'] | '', name: string])[] = [
  ['', 'Featured'],
  ['price', 'Price: low to high'],
  ['-price', 'Price: high to low'],
  ['-updated_at', 'Newest'],
];

/** The product grid with navigation, filters, and pagination. */
export const productsView: View = async (context) => {
  const { store, route, categories } = context;
  const page = Math.max(1, Math.trunc(Number(route.query.get('page') ?? '1')) || 1);
  const list = await unwrap(store.catalog.GET('/v1/products', { params: { query: apiQuery(route.query, page) } }));
  const path = pathTo(categories, route.query.get('category') ?? '');
  const search = route.query.get('q');
  const heading = search ? `Results for “${search}”` : (path.at(-1)?.name ?? 'All products');
  return {
    title: heading,
    content: html`
      <div class="row g-4">
        <aside class="col-lg-3">${folded('Categories', categoryTree(context))} ${folded('Filters', tagChips(context))}</aside>
        <section class="col-lg-9" aria-label="Products">
          ${!search && path.length === 0 && route.query.size === 0 ? welcome() : null}
          <div class="d-flex flex-wrap align-items-baseline column-gap-3 mb-3">
            <h1>${heading}</h1>
            <p class="small text-body-secondary">${list.total} products</p>
            ${sortBox(context)}
          </div>
          ${list.errors.length > 0 ? notice('light', 'Some prices or availability could not be loaded. Please try again in a moment.') : null}
          ${
            list.data.length === 0
              ? notice('light', 'No products match your search. Try fewer words or filters.')
              : html`<ul class="products list-unstyled">${list.data.map(productCard)}</ul>`
          }
          ${pager(context, page, Math.ceil(list.total / PAGE_SIZE))}
        </section>
      </div>`,
  };
};

const apiQuery = (query: URLSearchParams, page: number) => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  q: query.get('q') || undefined,
  category: query.get('category') || undefined,
  sort: sorts.find(([value]) => value === query.get('sort'))?.[0] || undefined,
  tag: query.getAll('tag'),
});

const productCard = (product: Schemas['ProductListItem']): Content => html`
  <li class="card overflow-hidden">
    ${
      product.cover
        ? html`<img class="picture" src=${product.cover.thumb_url} alt="" loading="lazy" width="320" height="240">`
        : html`<div class="picture" aria-hidden="true"></div>`
    }
    <div class="card-body d-flex flex-column">
      <h2 class="fs-6 fw-bold">
        <a class="stretched-link link-body-emphasis text-decoration-none" href=${addressOf('product', product.sku)}>${product.description}</a>
      </h2>
      <p class="d-none d-md-block small text-body-secondary mb-2">${product.short_description}</p>
      ${priceBlock(product, 'fs-5')} ${bandLabel(product.availability)}
    </div>
  </li>`;

const welcome = (): Content => html`
  <div class="welcome rounded-4 p-4 p-md-5 mb-4">
    <p class="h1">Build to weather the storm.</p>
    <p>Building materials, tools, plumbing, solar, and kitchenware, delivered from our yard in Kingston to anywhere in Jamaica.</p>
    <p class="d-flex flex-wrap gap-2 m-0">
      <a class="btn btn-light" href="#/products?tag=hurricane-ready">Hurricane ready</a>
      <a class="btn btn-light" href="#/products?tag=off-grid">Off grid</a>
      <a class="btn btn-light" href="#/products?tag=made-in-jamaica">Made in Jamaica</a>
    </p>
  </div>`;

const folded = (name: string, content: Content): Content => html`
  <details class="bg-white border rounded-4 px-3 py-2 mb-3" ?open=${window.matchMedia('(min-width: 62rem)').matches}>
    <summary class="fw-bold">${name}</summary>
    ${content}
  </details>`;

function sortBox({ route, go }: ViewContext): Content {
  const chosen = route.query.get('sort') ?? '';
  const sort = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement) go(addressOf('products', '', withParameter(route.query, 'sort', currentTarget.value)));
  };
  return html`
    <label class="d-flex align-items-baseline gap-2 small text-nowrap ms-md-auto">
      Sort by
      <select class="form-select form-select-sm" @change=${sort}>
        ${sorts.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
      </select>
    </label>`;
}

function pager({ route }: ViewContext, page: number, pages: number): Content {
  if (pages < 2) return null;
  const link = (to: number, name: string) => {
    const query = withParameter(route.query, 'page', String(to));
    const isPage = to >= 1 && to <= pages;
    return isPage ? html`<a href=${addressOf('products', '', query)}>${name}</a>` : html`<span class="text-body-secondary">${name}</span>`;
  };
  return html`
    <nav class="d-flex justify-content-center gap-4 mt-4" aria-label="Pages">
      ${link(page - 1, '← Before')} <span class="text-body-secondary">Page ${page} of ${pages}</span> ${link(page + 1, 'Next →')}
    </nav>`;
}
