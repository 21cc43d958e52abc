import { QUANTITY_DECIMALS_MAX } from '@storefront/contract';
import type { MediaRef } from '../media.ts';
import type { OrderUom, PriceBreak, SpecGroup } from '../product.ts';
import { isSlug, nameFromSlug, slugOf } from '../slug.ts';
import { amount, CellViolation, fields, flag, integer, list, number, part, positive, requiredText, text } from './cells.ts';
import type { TagDefinition } from './product-patch.ts';

// Each limit is far above what real catalogs contain and keeps a product page below a few hundred KiB.
const SPEC_GROUPS_MAX = 40;
const SPEC_ROWS_MAX = 200;
const BREAKS_MAX = 50;
const UOMS_MAX = 20;
const CATEGORIES_MAX = 20;
/** The maximum depth of the category tree. */
export const DEPTH_MAX = 8;
/** As many as Shopify allows. */
const TAGS_MAX = 250;
export const MEDIA_MAX = 100;
/** As long as names in Shopify can be. */
const LABEL_MAX = 255;
const VALUE_MAX = 2000;
const URL_MAX = 2048;

const each = <T>(items: readonly unknown[], read: (item: Readonly<Record<string, unknown>>, index: number) => T): T[] =>
  items.map((item, index) => part(`[${index}]`, () => read(fields(item), index)));

const isUnset = (value: unknown): value is undefined | null | '' => value === undefined || value === null || value === '';

/** `{groups: [{label, rows: [{label, value, highlight}]}]}`. */
export const readSpecs = (value: unknown): readonly SpecGroup[] =>
  each(list(fields(value).groups ?? [], SPEC_GROUPS_MAX), (group) => ({
    label: part('label', () => text(group.label ?? '', LABEL_MAX)) ?? '',
    rows: each(
      part('rows', () => list(group.rows ?? [], SPEC_ROWS_MAX)),
      (row) => ({
        label: part('label', () => requiredText(row.label, LABEL_MAX)),
        value: part('value', () => text(typeof row.value === 'number' ? String(row.value) : row.value, VALUE_MAX)) ?? '',
        highlight: part('highlight', () => flag(row.highlight ?? false)),
      }),
    ),
  }));

/** `[{min_quantity, unit_price}]` with distinct quantities; returned in the order of quantity. */
export function readPriceBreaks(value: unknown, decimals: number): readonly PriceBreak[] {
  const breaks = each(list(value, BREAKS_MAX), (row) => ({
    minQuantity: part('min_quantity', () => positive(row.min_quantity, QUANTITY_DECIMALS_MAX)),
    unitPrice: part('unit_price', () => amount(row.unit_price, decimals)),
  }));
  refuseDuplicates(breaks.map(({ minQuantity }) => minQuantity));
  return breaks.sort((a, b) => Number(a.minQuantity) - Number(b.minQuantity));
}

/** `[{code, label, base_quantity, min_order_quantity, increment}]`. */
export function readOrderUoms(value: unknown): readonly OrderUom[] {
  const uoms = each(list(value, UOMS_MAX), (row) => {
    const code = part('code', () => requiredText(row.code, 16));
    return {
      code,
      label: part('label', () => text(row.label ?? code, LABEL_MAX)) ?? code,
      baseQuantity: part('base_quantity', () => positive(row.base_quantity, QUANTITY_DECIMALS_MAX)),
      minOrderQuantity: part('min_order_quantity', () => positive(row.min_order_quantity ?? 1, QUANTITY_DECIMALS_MAX)),
      increment: part('increment', () => positive(row.increment ?? 1, QUANTITY_DECIMALS_MAX)),
    };
  });
  refuseDuplicates(uoms.map(({ code }) => code));
  return uoms;
}

/** Slug paths from the root: `["brakes/pads"]`. */
export function readCategories(value: unknown): readonly string[] {
  const paths = list(value, CATEGORIES_MAX).map((path, index) => {
    const slugs = typeof path === 'string' ? path.trim().split('/') : [];
    if (slugs.length === 0 || !slugs.every(isSlug)) throw new CellViolation(`[${index}] must be a path of slugs such as brakes/pads`);
    if (slugs.length > DEPTH_MAX) throw new CellViolation(`[${index}] must not be deeper than ${DEPTH_MAX} levels`);
    return slugs.join('/');
  });
  return [...new Set(paths)];
}

/** `[{group, slug, name}]`. The name of a group or tag defaults to one derived from its slug. */
export function readTags(value: unknown): readonly TagDefinition[] {
  const tags = each(list(value, TAGS_MAX), (row) => {
    const groupText = part('group', () => requiredText(row.group, LABEL_MAX));
    const slug = part('slug', () => requiredText(row.slug, LABEL_MAX));
    const group = slugOf(groupText);
    if (group === '') throw new CellViolation('group must not be blank');
    if (!isSlug(slug)) throw new CellViolation('slug must be lowercase letters, digits and hyphens');
    const name = isUnset(row.name) ? nameFromSlug(slug) : part('name', () => requiredText(row.name, LABEL_MAX));
    return { group, groupName: groupText === group ? nameFromSlug(group) : groupText, slug, name };
  });
  const keys = new Set<string>();
  return tags.filter(({ group, slug }) => !keys.has(`${group}/${slug}`) && keys.add(`${group}/${slug}`));
}

/** Images and videos sorted by position, which defaults to the index in the list. */
export function readMedia(value: unknown): readonly MediaRef[] {
  const media = each(list(value, MEDIA_MAX), readMediaRef).sort((a, b) => a.position - b.position);
  return media.map((ref, position) => ({ ...ref, position }));
}

function readMediaRef(row: Readonly<Record<string, unknown>>, index: number): MediaRef {
  const kind = row.kind ?? 'IMAGE';
  if (kind !== 'IMAGE' && kind !== 'VIDEO') throw new CellViolation('kind must be IMAGE or VIDEO');
  const optional = <T>(name: string, read: (cell: unknown) => T): T | null =>
    isUnset(row[name]) ? null : part(name, () => read(row[name]));
  const ref: MediaRef = {
    kind,
    thumbUrl: optional('thumb_url', url),
    largeUrl: optional('large_url', url),
    provider: optional('provider', (cell) => text(cell, 100)),
    embedUrl: optional('embed_url', url),
    posterUrl: optional('poster_url', url),
    durationSeconds: optional('duration_seconds', (cell) => Number(number(cell, 3))),
    altText: optional('alt_text', (cell) => text(cell, 1000)),
    caption: optional('caption', (cell) => text(cell, 1000)),
    position: optional('position', (cell) => integer(cell, 0, 100_000)) ?? index,
    width: optional('width', (cell) => integer(cell, 1, 100_000)),
    height: optional('height', (cell) => integer(cell, 1, 100_000)),
  };
  if (kind === 'VIDEO') {
    if (ref.embedUrl === null) throw new CellViolation('embed_url is missing');
    return ref;
  }
  // A store without thumbnails uses the same file for both URLs.
  const thumbUrl = ref.thumbUrl ?? ref.largeUrl;
  if (thumbUrl === null) throw new CellViolation('large_url is missing');
  return { ...ref, thumbUrl, largeUrl: ref.largeUrl ?? thumbUrl };
}

/** An absolute http or https address. */
function url(value: unknown): string {
  const written = requiredText(value, URL_MAX);
  const parsed = URL.parse(written);
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) {
    throw new CellViolation('must be an absolute http or https URL');
  }
  return written;
}

function refuseDuplicates(keys: readonly string[]): void {
  const duplicate = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (duplicate !== -1) throw new CellViolation(`[${duplicate}] repeats ${keys[duplicate]}`);
}
