import type { Band, PriceSource } from '@storefront/contract';
import { renderMediaRef, renderMediaRefOrNull, type ShownMedia } from './media.ts';
import { amount } from './values.ts';

/** A product as visible to a caller. Amounts, rates, and quantities are decimal text; null means unknown. */
export interface ShownProduct {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  readonly badges: readonly ('ON_SALE' | 'LOW_STOCK')[];
  readonly currency: string;
  readonly unitPrice: string | null;
  readonly listUnitPrice: string | null;
  readonly compareAtUnitPrice: string | null;
  /** A whole number, 0 to 100. */
  readonly discountPercent: number;
  readonly priceSource: PriceSource | null;
  readonly priceBreaks: readonly { readonly minQuantity: string; readonly unitPrice: string }[];
  readonly effectiveGctRate: string;
  readonly gctAmount: string | null;
  readonly unitPriceInclGct: string | null;
  readonly baseUom: string;
  readonly orderUoms: readonly ShownOrderUom[];
  readonly availability: Band;
  readonly cover: ShownMedia | null;
  readonly media: readonly ShownMedia[];
  readonly categoryIds: readonly string[];
  /** Slugs. */
  readonly tags: readonly string[];
  readonly updatedAt: Date;
}

interface ShownOrderUom {
  readonly code: string;
  readonly label: string;
  readonly baseQuantity: string;
  readonly minOrderQuantity: string;
  readonly increment: string;
}

/** The long texts of a product, which only its detail contains. */
export interface ProductTexts {
  /** CommonMark. */
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
}

interface SpecGroup {
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly highlight: boolean }[];
}

/** Renders a product: with texts for the detail, without them for lists. JSON omits the undefined fields. */
export function renderProduct(product: ShownProduct, texts?: ProductTexts) {
  return {
    sku: product.sku,
    description: product.description,
    short_description: product.shortDescription,
    body: texts?.body,
    specs: texts && { groups: texts.specs.map(renderSpecGroup) },
    badges: product.badges,
    currency: product.currency,
    unit_price: amount(product.unitPrice),
    list_unit_price: amount(product.listUnitPrice),
    compare_at_unit_price: amount(product.compareAtUnitPrice),
    discount_percent: product.discountPercent,
    price_source: product.priceSource,
    price_breaks: product.priceBreaks.map(({ minQuantity, unitPrice }) => ({
      min_quantity: amount(minQuantity),
      unit_price: amount(unitPrice),
    })),
    tax_included: false,
    effective_gct_rate: amount(product.effectiveGctRate),
    gct_amount: amount(product.gctAmount),
    unit_price_incl_gct: amount(product.unitPriceInclGct),
    base_uom: product.baseUom,
    order_uoms: product.orderUoms.map(renderOrderUom),
    availability: product.availability,
    cover: renderMediaRefOrNull(product.cover),
    media: product.media.map(renderMediaRef),
    category_ids: product.categoryIds,
    tags: product.tags,
    updated_at: product.updatedAt.toISOString(),
  };
}

const renderSpecGroup = ({ label: heading, rows }: SpecGroup) => ({
  label: heading,
  rows: rows.map(({ label, value, highlight }) => ({ label, value, highlight })),
});

const renderOrderUom = ({ code, label, baseQuantity, minOrderQuantity, increment }: ShownOrderUom) => ({
  code,
  label,
  base_quantity: amount(baseQuantity),
  min_order_quantity: amount(minOrderQuantity),
  increment: amount(increment),
});
