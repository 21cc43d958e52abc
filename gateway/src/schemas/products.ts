import { z } from 'zod';
import {
  band,
  count,
  currency,
  id,
  money,
  moneyOrNull,
  priceSource,
  quantityOut,
  rate,
  textOrNull,
  time,
  webAddressOrNull,
} from './fields.ts';
import { isoDateTime } from './iso-date-time.ts';
import { paging } from './numbers.ts';
import { text } from './text.ts';

/** Deeper pages cost as much as they are useless; the delta feed is there for whole catalogs. */
const OFFSET_MAX = 10_000;

export const ProductListQuery = z.object({
  q: text(256)
    .optional()
    .meta({
      description:
        'Words in any order over sku, description, short description and category; accents are folded, prefixes and small typos are found.',
      examples: ['hex bolt'],
    }),
  category: text(200).optional().meta({ description: "A category's slug or id; everything below it is included." }),
  tag: z
    .array(text(200))
    .max(50)
    .optional()
    .meta({ description: 'Tag `slug`s from `GET /v1/tags`, in any tag group; a product must carry all of them.' }),
  updated_since: isoDateTime.optional().meta({ description: 'Validated and accepted; does not filter.' }),
  sort: z
    .enum(['sku', '-updated_at', 'price', '-price', 'relevance'])
    .optional()
    .meta({ description: '`sku` unless `q` is given, then `relevance`. Prices sort as the reader sees them, null last.' }),
  ...paging(OFFSET_MAX),
});

export const SkuPath = z.object({ sku: z.string().meta({ maxLength: 200, description: "The product's key.", examples: ['BOLT-M8'] }) });

export const MediaRefOut = z
  .object({
    kind: z.enum(['IMAGE', 'VIDEO']),
    thumb_url: webAddressOrNull.meta({ description: 'A small WebP derivative, for grids.' }),
    large_url: webAddressOrNull.meta({ description: 'A large WebP derivative, for viewing.' }),
    provider: textOrNull.meta({ description: 'Video only.' }),
    embed_url: webAddressOrNull.meta({ description: 'Video only.' }),
    poster_url: webAddressOrNull.meta({ description: 'Video only.' }),
    duration_seconds: z.number().min(0).nullable().meta({ description: 'Video only.' }),
    alt_text: textOrNull,
    caption: textOrNull,
    position: count,
    width: count.nullable(),
    height: count.nullable(),
  })
  .meta({ id: 'MediaRef' });

const head = {
  sku: z.string().meta({ description: 'The key of the product in paths.', examples: ['BOLT-M8'] }),
  description: z.string().meta({ description: "The product's name." }),
  short_description: textOrNull.meta({ description: 'A plain-text summary.' }),
};

const rest = {
  badges: z
    .array(z.enum(['ON_SALE', 'LOW_STOCK']))
    .meta({ description: 'ON_SALE when a compare-at price stands above the unit price; LOW_STOCK when the band is LOW.' }),
  currency,
  unit_price: moneyOrNull.meta({
    description: 'The list or sale price, or the contract price of a signed-in customer; null only in a partial answer.',
  }),
  list_unit_price: money.meta({ description: 'The regular price, also during a sale.' }),
  compare_at_unit_price: moneyOrNull.meta({ description: 'The strike-through price of a sale.' }),
  discount_percent: z.int32().min(0).max(100).meta({ description: 'Whole percent; 0 without a sale.' }),
  price_source: priceSource.nullable(),
  price_breaks: z
    .array(z.object({ min_quantity: quantityOut, unit_price: money }))
    .meta({ description: 'Prices from a quantity on, smallest first.' }),
  tax_included: z.literal(false).meta({ description: 'Prices are before tax.' }),
  effective_gct_rate: rate,
  gct_amount: moneyOrNull.meta({ description: 'The tax on one unit.' }),
  unit_price_incl_gct: moneyOrNull,
  base_uom: z.string().meta({ description: 'The base stock unit, in which everything settles.', examples: ['EA'] }),
  order_uoms: z.array(
    z.object({ code: z.string(), label: z.string(), base_quantity: quantityOut, min_order_quantity: quantityOut, increment: quantityOut }),
  ),
  availability: band,
  cover: MediaRefOut.nullable().meta({ description: 'The one cover image; null without imagery.' }),
  media: z.array(MediaRefOut).meta({ description: 'The gallery, cover first; empty without imagery.' }),
  category_ids: z.array(id),
  tags: z.array(z.string()).meta({ description: 'Tag slugs.' }),
  updated_at: time,
};

const specs = z.object({
  // What is highlighted backs a quick-glance grid.
  groups: z.array(
    z.object({ label: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string(), highlight: z.boolean() })) }),
  ),
});

export const ProductListItemOut = z.object({ ...head, ...rest }).meta({ id: 'ProductListItem' });
export const ProductOut = z
  .object({ ...head, body: textOrNull.meta({ description: 'Long-form CommonMark, to be rendered by the reader.' }), specs, ...rest })
  .meta({ id: 'Product' });
