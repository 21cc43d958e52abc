import type { RowViolation } from '@storefront/contract/rows';
import { DEPTH_MAX, MEDIA_MAX } from '../domain/import/nested-cells.ts';
import type { CategoryName, ProductPatch } from '../domain/import/product-patch.ts';
import { changedSku } from '../domain/import/read-sku.ts';
import { BODY_MAX } from '../domain/product-fields.ts';
import { foldedName, slugOf } from '../domain/slug.ts';
import { htmlToMarkdown, htmlToSummary } from './html-to-markdown.ts';
import { readHtml } from './read-html.ts';
import { isVariant, type ShopifyLine } from './shopify-line.ts';
import { OPTIONS, optionValue, type ShopifySkus, skusOf } from './shopify-sku.ts';

/** A variant as a row of the `storefront` format, with its line number and what the row cannot contain. */
export interface ConvertedRow extends Pick<ProductPatch, 'categoryNames' | 'skuOrigin'> {
  readonly line: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly violations: readonly RowViolation[];
  readonly warnings: readonly RowViolation[];
}

/** The Shopify column behind each column of the `storefront` format, for reports of violations. */
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

/** Converts all lines of one handle, in file order, to the variants of the product. `chooseSku` returns the SKU that no other variant has. */
export function convertShopifyProduct(lines: readonly ShopifyLine[], chooseSku: (skus: ShopifySkus) => string): readonly ConvertedRow[] {
  const [top] = lines;
  if (top === undefined) return [];
  // Usually the first line has the common fields, but rows may have been sorted.
  const first = { line: top.line, cells: Object.assign({}, ...lines.toReversed().map(({ cells }) => cells)) };
  const variants = lines.filter(isVariant);
  const { tags, warnings } = tagsOf(first);
  const categoryNames = categoriesOf(first);
  const { texts, violations } = textsOf(first);
  const common = { ...texts, tags, categories: categoryNames.slice(-1).map(({ path }) => path), hidden: isHidden(first) };
  if (variants.length === 0) {
    return [{ line: first.line, row: { ...common, sku: first.cells.Handle }, violations: [...violations, NO_PRICE], warnings }];
  }
  const pictures = galleryOf(lines);
  const gallery = pictures.slice(0, MEDIA_MAX);
  const left = pictures.length - gallery.length;
  if (left > 0) warnings.push({ column: 'Image Src', reason: `the last ${left} of ${pictures.length} pictures are not imported` });
  return variants.map((variant, index) => {
    const skus = skusOf(first.cells.Handle ?? '', variant.cells);
    const sku = chooseSku(skus);
    const { given, written, derived, hashed } = skus;
    const changes = sku === given && given !== written ? [{ column: 'Variant SKU', reason: changedSku(given) }] : [];
    return {
      line: variant.line,
      row: {
        ...variantRow(variant, first, gallery, common),
        sku,
        specs: { groups: specGroups(variant, first, sku === given ? undefined : given) },
      },
      violations: variant.cells['Variant Price'] === undefined ? [...violations, NO_PRICE] : violations,
      // The common fields are the same for each variant.
      warnings: [...(index === 0 ? warnings : []), ...changes, ...unusedQuantity(variant)],
      categoryNames,
      skuOrigin: { given, column: 'Variant SKU', formerSkus: [given, derived, hashed].filter(isOther(sku)) },
    };
  });
}

const isOther =
  (sku: string) =>
  (each: string | undefined): each is string =>
    each !== undefined && each !== sku;

/** Shopify has no products without a price, so an empty cell is a mistake and does not mean null. */
const NO_PRICE: RowViolation = { column: 'Variant Price', reason: 'is missing' };

function textsOf({ cells }: ShopifyLine): { readonly texts: object; readonly violations: readonly RowViolation[] } {
  try {
    const html = readHtml(cells['Body (HTML)'] ?? '', BODY_MAX);
    const summary = cells['SEO Description'] ?? (htmlToSummary(html, SUMMARY_LENGTH) || null);
    return { texts: { short_description: summary, body: htmlToMarkdown(html) || null }, violations: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be read as HTML';
    return { texts: {}, violations: [{ column: 'Body (HTML)', reason }] };
  }
}

function variantRow(variant: ShopifyLine, first: ShopifyLine, gallery: readonly Picture[], common: object): Record<string, unknown> {
  const { cells } = variant;
  const title = first.cells.Title;
  const values = optionsOf(variant, first).map(({ value }) => value);
  return {
    ...common,
    description: title === undefined || values.length === 0 ? title : `${title} - ${values.join(' / ')}`,
    list_unit_price: cells['Variant Price'],
    compare_at_unit_price: cells['Variant Compare At Price'] ?? null,
    effective_gct_rate: cells['Variant Taxable']?.toLowerCase() === 'false' ? '0' : null,
    media: mediaOf(variant, gallery),
    ...stockOf(variant),
  };
}

interface Option {
  readonly name: string;
  readonly value: string;
}

const optionsOf = ({ cells }: ShopifyLine, first: ShopifyLine): readonly Option[] =>
  OPTIONS.flatMap((option) => {
    const value = optionValue(cells, option);
    return value === undefined ? [] : [{ name: first.cells[`${option} Name`] ?? option, value }];
  });

/** The options of a variant, and details, among them a SKU that it shares with others. */
function specGroups(variant: ShopifyLine, first: ShopifyLine, sharedSku: string | undefined): readonly object[] {
  const { cells } = variant;
  const grams = Number(cells['Variant Grams'] ?? 0);
  const details = [
    { label: 'Vendor', value: first.cells.Vendor },
    { label: 'Type', value: first.cells.Type },
    { label: 'Weight', value: grams > 0 ? `${grams} g` : undefined },
    { label: 'SKU', value: sharedSku },
    { label: 'Barcode', value: cells['Variant Barcode']?.replace(/^'/, '') },
  ].filter(({ value }) => value !== undefined);
  const groups = [
    { label: 'Options', rows: optionsOf(variant, first).map(({ name, value }) => ({ label: name, value, highlight: true })) },
    { label: 'Details', rows: details.map((row) => ({ ...row, highlight: false })) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

interface Picture {
  readonly url: string;
  readonly alt: string | null;
}

/** The pictures of all lines by their positions, each once. */
function galleryOf(lines: readonly ShopifyLine[]): readonly Picture[] {
  const placed = lines
    .flatMap(({ cells }) => (cells['Image Src'] === undefined ? [] : [{ url: cells['Image Src'], cells }]))
    .map(({ url, cells }) => ({ url, alt: cells['Image Alt Text'] ?? null, at: Number(cells['Image Position'] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  const distinct = new Map<string, Picture>();
  for (const picture of placed) if (!distinct.has(picture.url)) distinct.set(picture.url, picture);
  return [...distinct.values()];
}

/** The variant's own picture first, then the product's others in their order. */
function mediaOf({ cells }: ShopifyLine, gallery: readonly Picture[]): readonly object[] {
  const own = cells['Variant Image'];
  const ordered =
    own === undefined
      ? gallery
      : [gallery.find(({ url }) => url === own) ?? { url: own, alt: null }, ...gallery.filter(({ url }) => url !== own)];
  return ordered.slice(0, MEDIA_MAX).map(({ url, alt }) => ({ kind: 'IMAGE', thumb_url: url, large_url: url, alt_text: alt }));
}

/** The category of Shopify's taxonomy ("Apparel > Shirts"), which exports have had in two columns, or else the merchant's product type. */
function categoriesOf({ cells }: ShopifyLine): readonly CategoryName[] {
  const standard = [cells['Product Category'], cells['Standard Product Type']].find(
    (name) => name !== undefined && name !== 'Uncategorized',
  );
  const names = (standard ?? cells.Type ?? '')
    .split('>')
    .map((name) => name.trim())
    .filter((name) => slugOf(name) !== '');
  const slugs = names.map(slugOf);
  // One level more than a path may have is enough to refuse it.
  return names.slice(0, DEPTH_MAX + 1).map((name, depth) => ({ path: slugs.slice(0, depth + 1).join('/'), name }));
}

/** The tags by slug. Those that have the same slug are one, with a warning if they differ in more than letter case. */
function tagsOf({ cells }: ShopifyLine): { readonly tags: readonly object[]; readonly warnings: RowViolation[] } {
  const names = (cells.Tags ?? '').split(',').map((name) => name.trim());
  const bySlug = new Map<string, string>();
  const warnings: RowViolation[] = [];
  for (const name of names.filter((each) => slugOf(each) !== '')) {
    const slug = slugOf(name);
    const earlier = bySlug.get(slug) ?? name;
    if (foldedName(earlier) !== foldedName(name))
      warnings.push({ column: 'Tags', reason: `"${name}" is the same tag as "${earlier}": ${slug}` });
    bySlug.set(slug, earlier);
  }
  return { tags: [...bySlug].map(([slug, name]) => ({ group: 'tags', slug, name })), warnings };
}

/** Draft, archived, unlisted, and unpublished products are hidden. Without these columns, all products are visible. */
const isHidden = ({ cells }: ShopifyLine): boolean =>
  cells.Published?.toLowerCase() === 'false' || ['draft', 'archived', 'unlisted'].includes(cells.Status?.toLowerCase() ?? '');

/** The older column is "continue" or "deny"; the newer one is a yes-or-no column, which spreadsheets may store as "TRUE". */
const allowsOverselling = (policy: string | undefined): boolean => ['continue', 'true', 'yes'].includes(policy?.toLowerCase() ?? '');

/** Shopify writes 0 for a variant that it does not track; another quantity can be a count that is meant. */
function unusedQuantity({ cells }: ShopifyLine): readonly RowViolation[] {
  const quantity = cells['Variant Inventory Qty'] ?? '0';
  if (cells['Variant Inventory Tracker'] !== '' || Number(quantity) === 0) return [];
  const reason = `${quantity} is not imported, because the row has no inventory tracker; to count the stock, write "shopify" as its tracker`;
  return [{ column: 'Variant Inventory Qty', reason }];
}

/** A product that can be oversold, or that Shopify does not track, is stored as uncounted. */
function stockOf({ cells }: ShopifyLine): { readonly stock_quantity?: string | null } {
  if (cells['Variant Inventory Tracker'] === '' || allowsOverselling(cells['Variant Inventory Policy'])) return { stock_quantity: null };
  const quantity = cells['Variant Inventory Qty'];
  if (quantity === undefined) return {};
  return { stock_quantity: /^-\d+$/.test(quantity) ? '0' : quantity };
}
