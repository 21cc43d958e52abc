import type { MediaRef } from './media.ts';
import type { OrderUom, PriceBreak, SpecGroup, TagKey } from './product.ts';
import { slugOf } from './slug.ts';

// Each function is the inverse of the reader of the same column in import/nested-cells.ts.

/** The names of a tag and its group. */
export interface TagNames {
  readonly group: string;
  readonly tag: string;
}

/** `{groups: [{label, rows: [{label, value, highlight}]}]}`. */
export const toSpecCells = (specs: readonly SpecGroup[]) => ({ groups: specs.map(({ label, rows }) => ({ label, rows })) });

/** `[{min_quantity, unit_price}]`. */
export const toPriceBreakCells = (breaks: readonly PriceBreak[]) =>
  breaks.map(({ minQuantity, unitPrice }) => ({ min_quantity: minQuantity, unit_price: unitPrice }));

/** `[{code, label, base_quantity, min_order_quantity, increment}]`. */
export const toOrderUomCells = (uoms: readonly OrderUom[]) =>
  uoms.map((uom) => ({
    code: uom.code,
    label: uom.label,
    base_quantity: uom.baseQuantity,
    min_order_quantity: uom.minOrderQuantity,
    increment: uom.increment,
  }));

/** `[{group, slug, name}]`. `names` is keyed by group/slug. The group is written as its name if the name converts back to the slug. */
export const toTagCells = (tags: readonly TagKey[], names: ReadonlyMap<string, TagNames>) =>
  tags.map(({ group, slug }) => {
    const known = names.get(`${group}/${slug}`);
    return { group: known !== undefined && slugOf(known.group) === group ? known.group : group, slug, name: known?.tag ?? slug };
  });

/** Images and videos in their order. */
export const toMediaCells = (media: readonly MediaRef[]) =>
  media.map((ref) => ({
    kind: ref.kind,
    thumb_url: ref.thumbUrl,
    large_url: ref.largeUrl,
    provider: ref.provider,
    embed_url: ref.embedUrl,
    poster_url: ref.posterUrl,
    duration_seconds: ref.durationSeconds,
    alt_text: ref.altText,
    caption: ref.caption,
    position: ref.position,
    width: ref.width,
    height: ref.height,
  }));
