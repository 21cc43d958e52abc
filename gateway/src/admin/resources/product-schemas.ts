import { BANDS } from '@storefront/contract';
import { z } from 'zod';
import { ProductOut } from '../../api/catalog/schemas.ts';
import { band, moneyOrNull, rate, textOrNull, time, timeOrNull } from '../../api/schemas/fields.ts';
import { optionalFlag } from '../../api/schemas/flag.ts';
import { anyOf } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { cursorPaging } from '../http/cursor-list.ts';
import { bodyOf, rowAmountIn, rowQuantityIn, rowRateIn } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';
import { StockOut } from './stock.ts';

const numberIn = z.number().nullish();
const textIn = z.string().nullish();

const SpecRowIn = bodyOf('SpecRowIn', { label: z.string(), value: z.string(), highlight: z.boolean().optional() });
const SpecsIn = bodyOf('ProductSpecsIn', {
  groups: z.array(bodyOf('SpecGroupIn', { label: z.string().optional(), rows: z.array(SpecRowIn) })),
});
const OrderUomIn = bodyOf('OrderUomIn', {
  code: z.string(),
  label: z.string().optional(),
  base_quantity: rowQuantityIn,
  min_order_quantity: rowQuantityIn.optional(),
  increment: rowQuantityIn.optional(),
});
// prettier-ignore
const MediaIn = bodyOf('MediaIn', {
  kind: z.enum(['IMAGE', 'VIDEO']).optional(),
  thumb_url: textIn, large_url: textIn, provider: textIn, embed_url: textIn, poster_url: textIn,
  duration_seconds: numberIn, alt_text: textIn, caption: textIn, position: numberIn, width: numberIn, height: numberIn,
});
const TagIn = bodyOf('ProductTagIn', { group: z.string(), slug: z.string(), name: textIn });
const PriceBreakIn = bodyOf('PriceBreakIn', { min_quantity: rowQuantityIn, unit_price: rowAmountIn });

/** The fields of a product, without its SKU. `null` clears one. */
// prettier-ignore
const fieldsIn = {
  description: z.string().optional(),
  list_unit_price: rowAmountIn.nullish().meta({ description: 'Required for a new product. `null` for one that is sold at contract prices only.' }),
  short_description: textIn, body: textIn.meta({ description: 'CommonMark.' }), specs: SpecsIn.nullish(), compare_at_unit_price: rowAmountIn.nullish(),
  sale_unit_price: rowAmountIn.nullish(), sale_starts_at: textIn.meta({ description: 'A time, or a date in the time zone of the store.' }),
  sale_ends_at: textIn.meta({ description: 'A time, or the last date in the time zone of the store.' }),
  price_breaks: z.array(PriceBreakIn).nullish(), effective_gct_rate: rowRateIn.nullish().meta({ description: "`null` follows the store's rate." }),
  base_uom: textIn, order_uoms: z.array(OrderUomIn).nullish(),
  categories: z.array(z.string()).nullish().meta({ description: 'Slug paths from the root. Missing ones are created.' }),
  tags: z.array(TagIn).nullish().meta({ description: 'Missing tags and groups are created.' }), media: z.array(MediaIn).nullish(),
  quantity_decimals: numberIn, hidden: z.boolean().nullish(),
};

export const ProductPatchIn = bodyOf('ProductPatchIn', fieldsIn);
export const ProductIn = bodyOf('ProductIn', { sku: z.string().min(1), ...fieldsIn });

const ROWS_MAX = 500;
export const ProductBatchIn = bodyOf('ProductBatchIn', { products: z.array(ProductIn).min(1).max(ROWS_MAX) });

const { price_breaks, order_uoms, media, body, specs } = ProductOut.shape;
// prettier-ignore
const shownFields = {
  sku: z.string(), description: z.string(), list_unit_price: moneyOrNull, short_description: textOrNull, compare_at_unit_price: moneyOrNull,
  sale_unit_price: moneyOrNull, sale_starts_at: timeOrNull, sale_ends_at: timeOrNull, price_breaks, effective_gct_rate: rate.nullable(),
  base_uom: z.string(), order_uoms, categories: z.array(z.string()),
  tags: z.array(named('AdminProductTag', { group: z.string(), slug: z.string(), name: z.string() })), media, quantity_decimals: z.int32(),
  hidden: z.boolean(),
};

/** A product as a row of the import format, without its stock. */
export const AdminProductOut = named('AdminProduct', { ...shownFields, body, specs, version: versionField });
export const AdminProductRowOut = named('AdminProductRow', { ...shownFields, availability: band, stock: StockOut, updated_at: time });

export const SavedProductOut = named('SavedProduct', {
  sku: z.string(),
  result: z.enum(['created', 'updated', 'unchanged']).meta({ id: 'SavedProductResult', description: 'What has become of the row.' }),
});

const FILTERS = {
  q: text(256).optional().meta({ description: 'A search, as of shoppers, also among hidden products.' }),
  category: z.string().optional().meta({ description: 'The ID, path, or slug of a category; includes its descendants.' }),
  tag: z.array(z.string()).max(20).optional().meta({ description: 'Repeat the parameter for products that have all of several tags.' }),
  availability: anyOf(z.enum(BANDS)),
  hidden: optionalFlag.meta({ description: '`true` for hidden products only, `false` for visible ones only.' }),
};

export const ProductListQuery = z
  .object({
    ...FILTERS,
    format: z
      .enum(['json', 'jsonl'])
      .default('json')
      .meta({ description: 'With `jsonl`, the response is the whole catalog in the format of imports; no filter can be given.' }),
    ...cursorPaging,
  })
  .refine((query) => query.format === 'json' || Object.keys(FILTERS).every((name) => query[name as keyof typeof FILTERS] === undefined), {
    error: 'must not be jsonl with a filter',
    path: ['format'],
  });
