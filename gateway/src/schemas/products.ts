import { z } from 'zod';
import { band, currency, money, moneyOrNull, priceSource, quantityOut, rate, textOrNull, time } from './fields.ts';
import { isoDateTime } from './iso-date-time.ts';
import { paging } from './numbers.ts';
import { text } from './text.ts';

/** Deeper pages cost as much as they are useless; the delta feed is there for whole catalogs. */
const OFFSET_MAX = 10_000;

export const ProductListQuery = z.object({
  q: text(256).optional().meta({ description: 'Words in any order; prefixes and small typos are found.' }),
  category: text(200).optional().meta({ description: "A category's slug or id; everything below it is included." }),
  tag: z.array(text(200)).max(50).optional().meta({ description: 'Tag slugs; a product must carry all of them.' }),
  updated_since: isoDateTime.optional().meta({ description: 'Validated and accepted; does not filter.' }),
  sort: z.enum(['sku', '-updated_at', 'price', '-price', 'relevance']).optional(),
  ...paging(OFFSET_MAX),
});

export const SkuPath = z.object({ sku: z.string().meta({ description: "The product's key.", examples: ['BOLT-M8'] }) });

export const MediaRefOut = z
  .object({
    kind: z.enum(['IMAGE', 'VIDEO']),
    thumb_url: textOrNull,
    large_url: textOrNull,
    provider: textOrNull,
    embed_url: textOrNull,
    poster_url: textOrNull,
    duration_seconds: z.number().nullable(),
    alt_text: textOrNull,
    caption: textOrNull,
    position: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'MediaRef' });

const head = { sku: z.string(), description: z.string(), short_description: textOrNull };

const rest = {
  badges: z.array(z.enum(['ON_SALE', 'LOW_STOCK'])),
  currency,
  unit_price: moneyOrNull.meta({ description: "The reader's price; null only in a partial answer." }),
  list_unit_price: money,
  compare_at_unit_price: moneyOrNull,
  discount_percent: z.int().min(0).max(100),
  price_source: priceSource.nullable(),
  price_breaks: z.array(z.object({ min_quantity: quantityOut, unit_price: money })),
  tax_included: z.literal(false),
  effective_gct_rate: rate,
  gct_amount: moneyOrNull,
  unit_price_incl_gct: moneyOrNull,
  base_uom: z.string(),
  order_uoms: z.array(
    z.object({ code: z.string(), label: z.string(), base_quantity: quantityOut, min_order_quantity: quantityOut, increment: quantityOut }),
  ),
  availability: band,
  cover: MediaRefOut.nullable(),
  media: z.array(MediaRefOut),
  category_ids: z.array(z.string()),
  tags: z.array(z.string()),
  updated_at: time,
};

const specs = z.object({
  groups: z.array(
    z.object({ label: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string(), highlight: z.boolean() })) }),
  ),
});

export const ProductListItemOut = z.object({ ...head, ...rest }).meta({ id: 'ProductListItem' });
export const ProductOut = z.object({ ...head, body: textOrNull, specs, ...rest }).meta({ id: 'Product' });
