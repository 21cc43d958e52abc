import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { perUnit, quantity, taxLine } from '../format.ts';
import { addressOf } from '../route.ts';
import { type Content, notice } from '../template.ts';
import { addToCart } from './add-to-cart.ts';
import { amount, bandLabel, priceBlock } from './price.ts';
import { gallery, renderMarkdown } from './product-content.ts';
import type { View } from './view.ts';

type Product = Schemas['Product'];

/** A product page: images, price, units, specifications, and description. */
export const productView: View = async (context) => {
  const { data: product, errors } = await unwrap(
    context.store.catalog.GET('/v1/products/{sku}', { params: { path: { sku: context.route.id } } }),
  );
  return {
    title: product.description,
    content: html`
      <p class="small mb-2"><a href=${addressOf('products')}>← All products</a></p>
      <article class="row g-4">
        ${gallery(product)}
        <div class="col-lg-6">
          <p class="small text-body-secondary font-monospace m-0">${product.sku}</p>
          <h1 class="fs-2">${product.description}</h1>
          <p class="fs-5 text-body-secondary">${product.short_description}</p>
          ${errors.length > 0 ? notice('light', 'Price or availability could not be loaded. Please try again in a moment.') : null}
          ${priceBlock(product, 'fs-2')}
          <p class="small text-body-secondary mb-2">${taxLine(product)}</p>
          ${bandLabel(product.availability)} ${priceBreaks(product)} ${addToCart(context, product)}
        </div>
        ${product.body ? renderMarkdown(product.body) : null} ${facts(product)}
      </article>`,
  };
};

function priceBreaks({ price_breaks, base_uom, currency }: Product): Content {
  if (price_breaks.length === 0) return null;
  const rows = price_breaks.map(
    ({ min_quantity, unit_price }) => html`
      <tr>
        <th class="fw-normal" scope="row">${quantity(min_quantity)} or more</th>
        <td class="fw-semibold">${amount(unit_price, currency)} ${perUnit(base_uom)}</td>
      </tr>`,
  );
  return html`
    <table class="table table-sm table-borderless caption-top w-auto mb-0">
      <caption class="fw-bold">Volume prices</caption>
      <tbody>${rows}</tbody>
    </table>`;
}

function facts({ specs }: Product): Content {
  if (!specs || specs.groups.length === 0) return null;
  const row = ({ label, value }: { readonly label: string; readonly value: string }) => html`
    <tr>
      <th class="w-50 fw-normal" scope="row">${label}</th>
      <td>${value}</td>
    </tr>`;
  return html`
    <section class="col-lg-6" aria-label="Specifications">
      <h2>Specifications</h2>
      ${specs.groups.map(
        (group) => html`
          <table class="table caption-top bg-white">
            <caption class="fw-bold">${group.label}</caption>
            <tbody>${group.rows.map(row)}</tbody>
          </table>`,
      )}
    </section>`;
}
