import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { addressOf, withParameter } from '../route.ts';
import { categoryTree, pathTo } from './category-tree.ts';
import { bandLabel, priceBlock } from './price.ts';
import { tagChips } from './tag-chips.ts';
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
  const { store, place, categories } = context;
  const page = Math.max(1, Math.trunc(Number(place.query.get('page') ?? '1')) || 1);
  const list = await unwrap(store.catalog.GET('/v1/products', { params: { query: apiQuery(place.query, page) } }));
  const path = pathTo(categories, place.query.get('category') ?? '');
  const search = place.query.get('q');
  const heading = search ? `Results for “${search}”` : (path.at(-1)?.name ?? 'All products');
  const grid =
    list.data.length === 0
      ? notice('plain', 'No products match your search. Try fewer words or filters.')
      : element('ul', { class: 'grid' }, list.data.map(productCard));
  return {
    title: heading,
    content: [
      element(
        'div',
        { class: 'shop' },
        element('aside', {}, folded('Categories', categoryTree(context)), folded('Filters', tagChips(context))),
        element(
          'section',
          { 'aria-label': 'Products' },
          !search && path.length === 0 && place.query.size === 0 ? welcome() : null,
          breadcrumbs(context),
          element(
            'div',
            { class: 'bar' },
            element('h1', {}, heading),
            element('p', { class: 'count' }, `${list.total} products`),
            sortBox(context),
          ),
          list.errors.length > 0 ? notice('plain', 'Some prices or availability could not be loaded. Please try again in a moment.') : null,
          grid,
          pager(context, page, list.total),
        ),
      ),
    ],
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

const productCard = (product: Schemas['ProductListItem']): HTMLElement =>
  element(
    'li',
    { class: 'card' },
    product.cover
      ? element('img', { src: product.cover.thumb_url, alt: '', loading: 'lazy', width: 320, height: 240 })
      : element('div', { class: 'no-picture', 'aria-hidden': 'true' }),
    element(
      'div',
      { class: 'card-body' },
      element('h2', {}, element('a', { href: addressOf('product', product.sku) }, product.description)),
      element('p', { class: 'short' }, product.short_description),
      priceBlock(product),
      bandLabel(product.availability),
    ),
  );

const welcome = (): HTMLElement =>
  element(
    'div',
    { class: 'welcome' },
    element('p', { class: 'welcome-title' }, 'Build to weather the storm.'),
    element(
      'p',
      {},
      'Building materials, tools, plumbing, solar, and kitchenware, delivered from our yard in Kingston to anywhere in Jamaica.',
    ),
    element(
      'p',
      { class: 'welcome-links' },
      element('a', { href: '#/products?tag=hurricane-ready' }, 'Hurricane ready'),
      element('a', { href: '#/products?tag=off-grid' }, 'Off grid'),
      element('a', { href: '#/products?tag=made-in-jamaica' }, 'Made in Jamaica'),
    ),
  );

// On wide screens the style sheet shows the content of closed elements as well.
const folded = (name: string, content: HTMLElement): HTMLElement =>
  element('details', { class: 'folded', open: window.matchMedia('(min-width: 60rem)').matches }, element('summary', {}, name), content);

function breadcrumbs({ categories, place }: ViewContext): HTMLElement | null {
  const path = pathTo(categories, place.query.get('category') ?? '');
  if (path.length < 2) return null;
  return element(
    'nav',
    { class: 'crumbs', 'aria-label': 'Breadcrumb' },
    path
      .slice(0, -1)
      .map(({ name, slug }) => element('a', { href: addressOf('products', '', new URLSearchParams({ category: slug })) }, name)),
  );
}

function sortBox({ place, go }: ViewContext): HTMLElement {
  const chosen = place.query.get('sort') ?? '';
  const select = element(
    'select',
    { onchange: () => go(addressOf('products', '', withParameter(place.query, 'sort', select.value))) },
    sorts.map(([value, name]) => element('option', { value, selected: value === chosen }, name)),
  );
  return element('label', { class: 'sort' }, 'Sort by ', select);
}

function pager({ place }: ViewContext, page: number, total: number): HTMLElement | null {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const link = (to: number, name: string) => {
    const query = withParameter(place.query, 'page', String(to));
    return to < 1 || to > pages ? element('span', {}, name) : element('a', { href: addressOf('products', '', query) }, name);
  };
  return element(
    'nav',
    { class: 'pager', 'aria-label': 'Pages' },
    link(page - 1, '← Before'),
    element('span', {}, `Page ${page} of ${pages}`),
    link(page + 1, 'Next →'),
  );
}
