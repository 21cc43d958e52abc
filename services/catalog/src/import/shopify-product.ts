import type { RowFault } from '../domain/import/product-patch.ts';
import { slugOf } from '../domain/slug.ts';
import { htmlToMarkdown, htmlToSummary } from './html-to-markdown.ts';

// Shopify's product CSV spreads one product over several lines of the same handle: the first holds the title and all that is common, every
// line with a price is a variant, every line with an image adds to the gallery. Each variant becomes a SKU of its own.

/** One line of the file; `cells` are trimmed, hold no empty text and go by the names of `shopifyColumn`. */
export interface ShopifyLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

/** A variant as a row of the `storefront` format, with the line that it came from. */
export interface ConvertedRow {
  readonly line: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly faults: readonly RowFault[];
}

/** Where each column of the `storefront` format comes from, for the report of faults. */
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

/** The variants of one product, from all lines of its handle in file order. */
export function convertShopifyProduct(lines: readonly ShopifyLine[]): readonly ConvertedRow[] {
  const first = lines[0];
  if (first === undefined) return [];
  const variants = lines.filter(isVariant);
  const { common, faults } = commonFields(first);
  if (variants.length === 0) return [{ line: first.line, row: { ...common, sku: first.cells.Handle }, faults }];
  return variants.map((variant) => ({ line: variant.line, row: variantRow(variant, first, lines, common), faults }));
}

const isVariant = ({ cells }: ShopifyLine): boolean => cells['Variant Price'] !== undefined || cells['Option1 Value'] !== undefined;

function commonFields(first: ShopifyLine): { common: Record<string, unknown>; faults: RowFault[] } {
  const html = first.cells['Body (HTML)'] ?? '';
  const common: Record<string, unknown> = {
    short_description: first.cells['SEO Description'] ?? (htmlToSummary(html, SUMMARY_LENGTH) || null),
    categories: categoriesOf(first),
    tags: tagsOf(first),
    hidden: isHidden(first),
  };
  try {
    return { common: { ...common, body: htmlToMarkdown(html) || null }, faults: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be read as HTML';
    return { common, faults: [{ column: 'Body (HTML)', reason }] };
  }
}

function variantRow(variant: ShopifyLine, first: ShopifyLine, lines: readonly ShopifyLine[], common: object): Record<string, unknown> {
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
    media: mediaOf(variant, lines),
    ...stockOf(variant),
  };
}

interface Option {
  readonly name: string;
  readonly value: string;
}

/** Option names stand on the first line only. A product without variants has the one option "Title: Default Title". */
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

/** The variant's own picture first, then the product's in their order, each once. */
function mediaOf(variant: ShopifyLine, lines: readonly ShopifyLine[]): readonly object[] {
  const gallery = lines
    .filter(({ cells }) => cells['Image Src'] !== undefined)
    .map(({ cells }) => ({ url: cells['Image Src'], alt: cells['Image Alt Text'] ?? null, at: Number(cells['Image Position'] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  const own = variant.cells['Variant Image'];
  const ordered = own === undefined ? gallery : [gallery.find(({ url }) => url === own) ?? { url: own, alt: null, at: 0 }, ...gallery];
  const distinct = ordered.filter(({ url }, index) => ordered.findIndex((other) => other.url === url) === index);
  return distinct.map(({ url, alt }) => ({ kind: 'IMAGE', thumb_url: url, large_url: url, alt_text: alt }));
}

/** "Apparel > Shirts" of newer exports, else the merchant's own type. */
function categoriesOf({ cells }: ShopifyLine): readonly string[] {
  const path = (cells['Product Category'] ?? cells.Type ?? '').split('>').map(slugOf).filter(Boolean).join('/');
  return path === '' ? [] : [path];
}

function tagsOf({ cells }: ShopifyLine): readonly object[] {
  const names = (cells.Tags ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => slugOf(name) !== '').map((name) => ({ group: 'tags', slug: slugOf(name), name }));
}

/** Drafts, archived, unlisted and unpublished products stay out of the storefront; an export without these columns shows all. */
const isHidden = ({ cells }: ShopifyLine): boolean =>
  cells.Published?.toLowerCase() === 'false' || ['draft', 'archived', 'unlisted'].includes(cells.Status?.toLowerCase() ?? '');

/** "continue" or "deny"; the newer column is a question, which spreadsheets answer with "TRUE" as well. */
const sellsOn = (policy: string | undefined): boolean => ['continue', 'true', 'yes'].includes(policy?.toLowerCase() ?? '');

/** A store that sells on when the count is spent does not count, as far as this catalog goes. */
function stockOf({ cells }: ShopifyLine): { readonly stock_quantity?: string | null } {
  if (sellsOn(cells['Variant Inventory Policy'])) return { stock_quantity: null };
  const quantity = cells['Variant Inventory Qty'];
  if (quantity === undefined) return {};
  return { stock_quantity: /^-\d+$/.test(quantity) ? '0' : quantity };
}
