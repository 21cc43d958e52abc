import type { Product } from '../api-types.ts';
import { element, notice } from '../element.ts';
import { addressOf } from '../location.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { getProduct } from '../store.ts';
import { money, perUnit, quantity } from '../words.ts';
import { addToCart } from './add-to-cart.ts';
import { gallery } from './gallery.ts';
import { bandLabel, priceBlock } from './price.ts';
import type { View } from './view.ts';

/** One product: pictures, price, units, facts and its long text. */
export const productView: View = async (context) => {
  const { data: product, errors } = await getProduct(context.store, context.place.id);
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
          errors.length > 0 ? notice('plain', 'Price or stock is slow to arrive. Try again in a moment.') : null,
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

function taxLine({ effective_gct_rate, unit_price_incl_gct, currency }: Product): string {
  if (effective_gct_rate === 0) return 'No GCT on this one.';
  return `before GCT · ${money(unit_price_incl_gct, currency)} with ${quantity(effective_gct_rate * 100)} % GCT`;
}

function priceBreaks({ price_breaks, base_uom, currency }: Product): HTMLElement | null {
  if (price_breaks.length === 0) return null;
  const rows = price_breaks.map(({ min_quantity, unit_price }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, `from ${quantity(min_quantity)}`),
      element('td', {}, `${money(unit_price, currency)} ${perUnit(base_uom)}`),
    ),
  );
  return element('table', { class: 'breaks' }, element('caption', {}, 'Take more, pay less'), element('tbody', {}, rows));
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
    { class: 'facts', 'aria-label': 'Facts' },
    element('h2', {}, 'Facts'),
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
