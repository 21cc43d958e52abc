import type { OrderUom__Output } from '@storefront/proto/storefront/catalog/v1/OrderUom';
import type { PriceBreak__Output } from '@storefront/proto/storefront/catalog/v1/PriceBreak';
import type { Product__Output } from '@storefront/proto/storefront/catalog/v1/Product';
import type { SpecGroup__Output } from '@storefront/proto/storefront/catalog/v1/SpecGroup';
import { amount } from './amounts.ts';
import { renderBand, renderPriceSource } from './enums.ts';
import { renderMediaRef, renderMediaRefOrNull } from './media.ts';
import { text } from './text.ts';

/** A product as `GET /v1/products/{sku}` shows it. */
export function renderProduct(product: Product__Output) {
  return {
    ...renderHead(product),
    body: text(product.body),
    specs: { groups: product.specGroups.map(renderSpecGroup) },
    ...renderRest(product),
  };
}

/** A product as the list shows it: all but the long `body` and `specs`. */
export function renderProductListItem(product: Product__Output) {
  return { ...renderHead(product), ...renderRest(product) };
}

function renderHead(product: Product__Output) {
  return {
    sku: product.sku,
    description: product.description,
    short_description: text(product.shortDescription),
  };
}

function renderRest(product: Product__Output) {
  return {
    badges: product.badges,
    currency: product.currency,
    unit_price: amount(product.unitPrice),
    list_unit_price: amount(product.listUnitPrice),
    compare_at_unit_price: amount(product.compareAtUnitPrice),
    discount_percent: product.discountPercent,
    price_source: renderPriceSource(product.priceSource),
    price_breaks: product.priceBreaks.map(renderPriceBreak),
    tax_included: false,
    effective_gct_rate: amount(product.effectiveGctRate),
    gct_amount: amount(product.gctAmount),
    unit_price_incl_gct: amount(product.unitPriceInclGct),
    base_uom: product.baseUom,
    order_uoms: product.orderUoms.map(renderOrderUom),
    availability: renderBand(product.availability),
    cover: renderMediaRefOrNull(product.cover),
    media: product.media.map(renderMediaRef),
    category_ids: product.categoryIds,
    tags: product.tags,
    updated_at: product.updatedAt,
  };
}

function renderSpecGroup(group: SpecGroup__Output) {
  return {
    label: group.label,
    rows: group.rows.map(({ label, value, highlight }) => ({
      label,
      value,
      highlight,
    })),
  };
}

function renderPriceBreak(priceBreak: PriceBreak__Output) {
  return {
    min_quantity: amount(priceBreak.minQuantity),
    unit_price: amount(priceBreak.unitPrice),
  };
}

function renderOrderUom(uom: OrderUom__Output) {
  return {
    code: uom.code,
    label: uom.label,
    base_quantity: amount(uom.baseQuantity),
    min_order_quantity: amount(uom.minOrderQuantity),
    increment: amount(uom.increment),
  };
}
