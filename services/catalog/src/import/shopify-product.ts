import { MEDIA_MAX } from '../domain/import/nested-cells.ts';
import type { RowFault } from '../domain/import/product-patch.ts';
import { BODY_MAX } from '../domain/product-fields.ts';
import { slugOf } from '../domain/slug.ts';
import { htmlToMarkdown, htmlToSummary } from './html-to-markdown.ts';
import { readHtml } from './read-html.ts';

// Shopify's product CSV spreads a product over several lines with the same handle: the first line has the title and the common fields,
// each line with a price is a variant, and each line with an image adds to the gallery. Each variant becomes a separate SKU.

/** One line of the file. `cells` are trimmed and keyed by the names of `shopifyColumn`; empty cells are undefined. */
export interface ShopifyLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

/** A variant as a row of the `storefront` format, with its line number. */
export interface ConvertedRow {
  readonly line: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly faults: readonly RowFault[];
}

/** The Shopify column behind each column of the `storefront` format, for fault reports. */
export const SHOPIFY_COLUMNS: Readonly<Record<string, string>> = {
  sku: 'Variant SKU',
  description: 'Title',
  list_unit_price: 'Variant Price',
  compare_at_unit_price: 'Variant Compare At Price',
  body: 'Body (HTML)',
  short_description: 'SEO Description',
  categories: 'Type',
  tags: 'Tags',
  media: 'Image Src',
  stock_quantity: 'Variant Inventory Qty',
  hidden: 'Published',
  effective_gct_rate: 'Variant Taxable',
};

const SUMMARY_LENGTH = 200;

/** Converts all lines of one handle, in file order, to the variants of the product. */
export function convertShopifyProduct(lines: readonly ShopifyLine[]): readonly ConvertedRow[] {
  const first = lines[0];
  if (first === undefined) return [];
  const variants = lines.filter(isVariant);
  const { common, faults } = commonFields(first);
  if (variants.length === 0) return [{ line: first.line, row: { ...common, sku: first.cells.Handle }, faults: [...faults, NO_PRICE] }];
  const gallery = galleryOf(lines);
  return variants.map((variant) => ({
    line: variant.line,
    row: variantRow(variant, first, gallery, common),
    faults: variant.cells['Variant Price'] === undefined ? [...faults, NO_PRICE] : faults,
  }));
}

/** Shopify has no products without a price, so an empty cell is a mistake and does not mean null. */
const NO_PRICE: RowFault = { column: 'Variant Price', reason: 'is missing' };

const isVariant = ({ cells }: ShopifyLine): boolean => cells['Variant Price'] !== undefined || cells['Option1 Value'] !== undefined;

function commonFields(first: ShopifyLine): { common: Record<string, unknown>; faults: RowFault[] } {
  const common = {
    short_description: first.cells['SEO Description'] ?? null,
    categories: categoriesOf(first),
    tags: tagsOf(first),
    hidden: isHidden(first),
  };
  try {
    const html = readHtml(first.cells['Body (HTML)'] ?? '', BODY_MAX);
    const summary = common.short_description ?? (htmlToSummary(html, SUMMARY_LENGTH) || null);
    return { common: { ...common, short_description: summary, body: htmlToMarkdown(html) || null }, faults: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be read as HTML';
    return { common, faults: [{ column: 'Body (HTML)', reason }] };
  }
}

function variantRow(variant: ShopifyLine, first: ShopifyLine, gallery: readonly Picture[], common: object): Record<string, unknown> {
  const { cells } = variant;
  const options = optionsOf(variant, first);
  const title = first.cells.Title;
  const values = options.map(({ value }) => value);
  return {
    ...common,
    sku: cells['Variant SKU']?.replace(/^'/, '') ?? [first.cells.Handle ?? '', ...values].map((part) => slugOf(part) || part).join('-'),
    description: title === undefined || values.length === 0 ? title : `${title} - ${values.join(' / ')}`,
    list_unit_price: cells['Variant Price'],
    compare_at_unit_price: cells['Variant Compare At Price'] ?? null,
    effective_gct_rate: cells['Variant Taxable']?.toLowerCase() === 'false' ? '0' : null,
    specs: { groups: specGroups(variant, first, options) },
    media: mediaOf(variant, gallery),
    ...stockOf(variant),
  };
}

interface Option {
  readonly name: string;
  readonly value: string;
}

/** Only the first line has option names. A product without variants has the single option "Title: Default Title". */
function optionsOf(variant: ShopifyLine, first: ShopifyLine): readonly Option[] {
  return ['Option1', 'Option2', 'Option3'].flatMap((option) => {
    const name = first.cells[`${option} Name`] ?? option;
    const value = variant.cells[`${option} Value`];
    return value === undefined || (name === 'Title' && value === 'Default Title') ? [] : [{ name, value }];
  });
}

function specGroups({ cells }: ShopifyLine, first: ShopifyLine, options: readonly Option[]): readonly object[] {
  const grams = Number(cells['Variant Grams'] ?? 0);
  const details = [
    { label: 'Vendor', value: first.cells.Vendor },
    { label: 'Type', value: first.cells.Type },
    { label: 'Weight', value: grams > 0 ? `${grams} g` : undefined },
    { label: 'Barcode', value: cells['Variant Barcode']?.replace(/^'/, '') },
  ].filter(({ value }) => value !== undefined);
  const groups = [
    { label: 'Options', rows: options.map(({ name, value }) => ({ label: name, value, highlight: true })) },
    { label: 'Details', rows: details.map((row) => ({ ...row, highlight: false })) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

interface Picture {
  readonly url: string;
  readonly alt: string | null;
}

/** The pictures of all lines by their positions, each once. One more than a product may have is enough to refuse it. */
function galleryOf(lines: readonly ShopifyLine[]): readonly Picture[] {
  const placed = lines
    .flatMap(({ cells }) => (cells['Image Src'] === undefined ? [] : [{ url: cells['Image Src'], cells }]))
    .map(({ url, cells }) => ({ url, alt: cells['Image Alt Text'] ?? null, at: Number(cells['Image Position'] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  const distinct = new Map<string, Picture>();
  for (const picture of placed) if (!distinct.has(picture.url)) distinct.set(picture.url, picture);
  return [...distinct.values()].slice(0, MEDIA_MAX + 1);
}

/** The variant's own picture first, then the product's others in their order. */
function mediaOf({ cells }: ShopifyLine, gallery: readonly Picture[]): readonly object[] {
  const own = cells['Variant Image'];
  const ordered =
    own === undefined
      ? gallery
      : [gallery.find(({ url }) => url === own) ?? { url: own, alt: null }, ...gallery.filter(({ url }) => url !== own)];
  return ordered.map(({ url, alt }) => ({ kind: 'IMAGE', thumb_url: url, large_url: url, alt_text: alt }));
}

/** The product category of newer exports ("Apparel > Shirts"), or else the merchant's product type. */
function categoriesOf({ cells }: ShopifyLine): readonly string[] {
  const path = (cells['Product Category'] ?? cells.Type ?? '').split('>').map(slugOf).filter(Boolean).join('/');
  return path === '' ? [] : [path];
}

function tagsOf({ cells }: ShopifyLine): readonly object[] {
  const names = (cells.Tags ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => slugOf(name) !== '').map((name) => ({ group: 'tags', slug: slugOf(name), name }));
}

/** Draft, archived, unlisted, and unpublished products are hidden. Without these columns, all products are visible. */
const isHidden = ({ cells }: ShopifyLine): boolean =>
  cells.Published?.toLowerCase() === 'false' || ['draft', 'archived', 'unlisted'].includes(cells.Status?.toLowerCase() ?? '');

/** The older column is "continue" or "deny"; the newer one is a yes-or-no column, which spreadsheets may store as "TRUE". */
const allowsOverselling = (policy: string | undefined): boolean => ['continue', 'true', 'yes'].includes(policy?.toLowerCase() ?? '');

/** A product that can be oversold is stored as uncounted. */
function stockOf({ cells }: ShopifyLine): { readonly stock_quantity?: string | null } {
  if (allowsOverselling(cells['Variant Inventory Policy'])) return { stock_quantity: null };
  const quantity = cells['Variant Inventory Qty'];
  if (quantity === undefined) return {};
  return { stock_quantity: /^-\d+$/.test(quantity) ? '0' : quantity };
}
