import type { MediaRef } from '../media.ts';
import type { OrderUom, PriceBreak, SpecGroup } from '../product.ts';
import { isSlug, nameFromSlug, slugOf } from '../slug.ts';
import { CellFault, fields, flag, list, number, part, positive, someText, text, whole } from './cells.ts';
import type { TagDefinition } from './product-patch.ts';

// Each limit is far above what real catalogs hold and keeps one product's page in the low hundreds of KiB.
const GROUPS_MAX = 40;
const ROWS_MAX = 200;
const BREAKS_MAX = 50;
const UOMS_MAX = 20;
const CATEGORIES_MAX = 20;
export const DEPTH_MAX = 8;
const TAGS_MAX = 50;
const MEDIA_MAX = 100;
const LABEL_MAX = 200;
const VALUE_MAX = 2000;
const URL_MAX = 2048;
/** Quantities have at most this many decimals anywhere in the system. */
export const QUANTITY_DECIMALS = 3;

const each = <T>(items: readonly unknown[], read: (item: Readonly<Record<string, unknown>>, index: number) => T): T[] =>
  items.map((item, index) => part(`[${index}]`, () => read(fields(item), index)));

const isUnset = (value: unknown): value is undefined | null | '' => value === undefined || value === null || value === '';

/** `{groups: [{label, rows: [{label, value, highlight}]}]}`. */
export const readSpecs = (value: unknown): readonly SpecGroup[] =>
  each(list(fields(value).groups ?? [], GROUPS_MAX), (group) => ({
    label: part('label', () => text(group.label ?? '', LABEL_MAX)) ?? '',
    rows: each(
      part('rows', () => list(group.rows ?? [], ROWS_MAX)),
      (row) => ({
        label: part('label', () => someText(row.label, LABEL_MAX)),
        value: part('value', () => text(typeof row.value === 'number' ? String(row.value) : row.value, VALUE_MAX)) ?? '',
        highlight: part('highlight', () => flag(row.highlight ?? false)),
      }),
    ),
  }));

/** `[{min_quantity, unit_price}]`, each quantity once; stored by quantity. */
export function readPriceBreaks(value: unknown, decimals: number): readonly PriceBreak[] {
  const breaks = each(list(value, BREAKS_MAX), (row) => ({
    minQuantity: part('min_quantity', () => positive(row.min_quantity, QUANTITY_DECIMALS)),
    unitPrice: part('unit_price', () => number(row.unit_price, decimals)),
  }));
  refuseTwins(breaks.map(({ minQuantity }) => minQuantity));
  return breaks.sort((a, b) => Number(a.minQuantity) - Number(b.minQuantity));
}

/** `[{code, label, base_quantity, min_order_quantity, increment}]`. */
export function readOrderUoms(value: unknown): readonly OrderUom[] {
  const uoms = each(list(value, UOMS_MAX), (row) => {
    const code = part('code', () => someText(row.code, 16));
    return {
      code,
      label: part('label', () => text(row.label ?? code, LABEL_MAX)) ?? code,
      baseQuantity: part('base_quantity', () => positive(row.base_quantity, QUANTITY_DECIMALS)),
      minOrderQuantity: part('min_order_quantity', () => positive(row.min_order_quantity ?? 1, QUANTITY_DECIMALS)),
      increment: part('increment', () => positive(row.increment ?? 1, QUANTITY_DECIMALS)),
    };
  });
  refuseTwins(uoms.map(({ code }) => code));
  return uoms;
}

/** Slug paths from the root: `["brakes/pads"]`. */
export function readCategories(value: unknown): readonly string[] {
  const paths = list(value, CATEGORIES_MAX).map((path, index) => {
    const slugs = typeof path === 'string' ? path.trim().split('/') : [];
    if (slugs.length === 0 || !slugs.every(isSlug)) throw new CellFault(`[${index}] must be a path of slugs such as brakes/pads`);
    if (slugs.length > DEPTH_MAX) throw new CellFault(`[${index}] must not be deeper than ${DEPTH_MAX} levels`);
    return slugs.join('/');
  });
  return [...new Set(paths)];
}

/** `[{group, slug, name}]`; a group or tag without a name is named from its slug. */
export function readTags(value: unknown): readonly TagDefinition[] {
  const tags = each(list(value, TAGS_MAX), (row) => {
    const groupText = part('group', () => someText(row.group, LABEL_MAX));
    const slug = part('slug', () => someText(row.slug, LABEL_MAX));
    const group = slugOf(groupText);
    if (group === '') throw new CellFault('group must have letters or digits');
    if (!isSlug(slug)) throw new CellFault('slug must be lower-case letters, digits and hyphens');
    const name = isUnset(row.name) ? nameFromSlug(slug) : part('name', () => someText(row.name, LABEL_MAX));
    return { group, groupName: groupText === group ? nameFromSlug(group) : groupText, slug, name };
  });
  const keys = new Set<string>();
  return tags.filter(({ group, slug }) => !keys.has(`${group}/${slug}`) && keys.add(`${group}/${slug}`));
}

/** Pictures and films in the order of their positions, which default to the order of the list. */
export function readMedia(value: unknown): readonly MediaRef[] {
  const media = each(list(value, MEDIA_MAX), readMediaRef).sort((a, b) => a.position - b.position);
  return media.map((ref, position) => ({ ...ref, position }));
}

function readMediaRef(row: Readonly<Record<string, unknown>>, index: number): MediaRef {
  const kind = row.kind ?? 'IMAGE';
  if (kind !== 'IMAGE' && kind !== 'VIDEO') throw new CellFault('kind must be IMAGE or VIDEO');
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
    position: optional('position', (cell) => whole(cell, 0, 100_000)) ?? index,
    width: optional('width', (cell) => whole(cell, 1, 100_000)),
    height: optional('height', (cell) => whole(cell, 1, 100_000)),
  };
  if (kind === 'VIDEO') {
    if (ref.embedUrl === null) throw new CellFault('embed_url is missing');
    return ref;
  }
  // One of the two is enough: a store that has no derivatives shows the same file in both places.
  const thumbUrl = ref.thumbUrl ?? ref.largeUrl;
  if (thumbUrl === null) throw new CellFault('large_url is missing');
  return { ...ref, thumbUrl, largeUrl: ref.largeUrl ?? thumbUrl };
}

/** An absolute http or https address. */
export function url(value: unknown): string {
  const written = someText(value, URL_MAX);
  const parsed = URL.parse(written);
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) {
    throw new CellFault('must be an absolute http or https address');
  }
  return written;
}

function refuseTwins(keys: readonly string[]): void {
  const twin = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twin !== -1) throw new CellFault(`[${twin}] repeats ${keys[twin]}`);
}
