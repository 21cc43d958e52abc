import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { perUnit, quantity, taxLine } from '../format.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { addressOf } from '../route.ts';
import { addToCart } from './add-to-cart.ts';
import { amount } from './amount.ts';
import { gallery } from './gallery.ts';
import { bandLabel, priceBlock } from './price.ts';
import type { View } from './view.ts';

type Product = Schemas['Product'];

/** A product page: images, price, units, specifications, and description. */
export const productView: View = async (context) => {
  const { data: product, errors } = await unwrap(
    context.store.catalog.GET('/v1/products/{sku}', { params: { path: { sku: context.place.id } } }),
  );
  return {
    title: product.description,
    content: [
      element('p', { class: 'crumbs' }, element('a', { href: addressOf('products') }, '← All products')),
      element(
        'article',
        { class: 'product' },
        gallery(product),
        element(
          'div',
          { class: 'buy' },
          element('p', { class: 'sku' }, product.sku),
          element('h1', {}, product.description),
          element('p', { class: 'lead' }, product.short_description),
          errors.length > 0 ? notice('plain', 'Price or availability could not be loaded. Please try again in a moment.') : null,
          priceBlock(product),
          element('p', { class: 'tax' }, taxLine(product)),
          bandLabel(product.availability),
          priceBreaks(product),
          addToCart(context, product),
        ),
        highlights(product),
        product.body ? renderMarkdown(product.body) : null,
        facts(product),
      ),
    ],
  };
};

function priceBreaks({ price_breaks, base_uom, currency }: Product): HTMLElement | null {
  if (price_breaks.length === 0) return null;
  const rows = price_breaks.map(({ min_quantity, unit_price }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, `${quantity(min_quantity)} or more`),
      element('td', {}, amount(unit_price, currency), ` ${perUnit(base_uom)}`),
    ),
  );
  return element('table', { class: 'breaks' }, element('caption', {}, 'Volume prices'), element('tbody', {}, rows));
}

function highlights({ specs }: Product): HTMLElement | null {
  const rows = (specs?.groups ?? []).flatMap((group) => group.rows.filter(({ highlight }) => highlight));
  if (rows.length === 0) return null;
  return element(
    'dl',
    { class: 'highlights' },
    rows.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
  );
}

function facts({ specs }: Product): HTMLElement | null {
  if (!specs || specs.groups.length === 0) return null;
  return element(
    'section',
    { class: 'facts', 'aria-label': 'Specifications' },
    element('h2', {}, 'Specifications'),
    specs.groups.map((group) =>
      element(
        'table',
        {},
        element('caption', {}, group.label),
        element(
          'tbody',
          {},
          group.rows.map(({ label, value }) => element('tr', {}, element('th', { scope: 'row' }, label), element('td', {}, value))),
        ),
      ),
    ),
  );
}
