import { PAGE_LIMIT_MAX, PRODUCT_OFFSET_MAX } from '@storefront/contract';
import { z } from 'zod';
import { pageOf, sectionErrors } from '../schemas/envelopes.ts';
import { band, count, currency, id, money, moneyOrNull, priceSource, quantityOut, rate, textOrNull, time } from '../schemas/fields.ts';
import { isoDateTime } from '../schemas/iso-date-time.ts';
import { MediaImageOut, MediaRefOut } from '../schemas/media.ts';
import { named } from '../schemas/named.ts';
import { amountInQuery as priceLimit, paging, wholeNumber } from '../schemas/numbers.ts';
import { text } from '../schemas/text.ts';

const productSort = z
  .enum(['sku', '-updated_at', 'price', '-price', 'relevance'])
  .meta({ id: 'ProductSort', description: 'A sort order of products. A minus sign sorts in descending order.' });

/** The most values of a list in a query, with repetitions. */
const LIST_MAX = 20;
const FACETS = ['tags', 'categories', 'availability'] as const;
const facet = z.enum(FACETS).meta({ id: 'ProductFacet', description: 'A facet of the product list.' });

export const ProductListQuery = z
  .object({
    q: text(256, 0)
      .optional()
      .meta({
        description:
          'Search text. Matches words in any order in the SKU, description, short description, and category. Accents are ignored, but marks that make a different word, such as the vowel signs of Hindi, are not. Prefixes and small typos match too. The beginning of a word that products contain is not treated as a typo unless nothing matches as typed. `total` counts at most 10,200 matches, as many as can be paged through.',
        examples: ['hex bolt'],
      }),
    category: text(200, 0).optional().meta({ description: 'The slug or ID of a category. Products in its subcategories are included.' }),
    tag: z.array(text(200)).max(50).optional().meta({
      description: 'A tag `slug` from `GET /v1/tags`. Repeat the parameter to return only products that have all of the given tags.',
    }),
    price_min: priceLimit.optional().meta({
      description:
        'The lowest price. Compared with `unit_price` as the caller sees it: the price of one unit before tax, which is the contract price of a signed-in customer who has one, or the sale price during a sale. Products whose `unit_price` is `null` match no limit.',
      examples: [100],
    }),
    price_max: priceLimit
      .optional()
      .meta({ description: 'The highest price, compared like `price_min`. Must not be below it.', examples: [2500] }),
    availability: z
      .array(band)
      .max(LIST_MAX)
      .optional()
      .meta({
        description: 'Stock bands, separated by commas. Returns products whose `availability` is one of them.',
        examples: [['IN_STOCK', 'LOW']],
        param: { style: 'form', explode: false },
      }),
    facets: z
      .array(facet)
      .max(LIST_MAX)
      .optional()
      .meta({
        description:
          'Facets to count, separated by commas. The response then has a `facets` member, which counts the products that match `q` and the filters. Omit it if you do not show the counts.',
        examples: [['tags', 'categories', 'availability']],
        param: { style: 'form', explode: false },
      }),
    updated_since: isoDateTime
      .optional()
      .meta({ description: 'An ISO-8601 date or date-time. It is validated but currently has no effect on the result.' }),
    sort: productSort.optional().meta({
      description:
        'The sort order. Defaults to `relevance` if you send `q`, otherwise to `sku`. Prices are sorted as the caller sees them, with `null` last.',
    }),
    ...paging(PRODUCT_OFFSET_MAX),
  })
  .refine(({ price_min = '0', price_max }) => price_max === undefined || Number(price_min) <= Number(price_max), {
    error: 'must be at least price_min',
    path: ['price_max'],
    params: { code: 'too_small' },
  });

export const SkuPath = z.object({
  sku: z.string().meta({ maxLength: 200, description: 'The SKU of the product.', examples: ['BOLT-M8'] }),
});

const head = {
  sku: z.string().meta({ description: 'The SKU, which identifies the product in paths.', examples: ['BOLT-M8'] }),
  description: z.string().meta({ description: 'The name of the product.' }),
  short_description: textOrNull.meta({ description: 'A plain-text summary.' }),
};

const rest = {
  badges: z
    .array(z.enum(['ON_SALE', 'LOW_STOCK']).meta({ id: 'ProductBadge', description: 'A badge to show on a product.' }))
    .meta({ description: '`ON_SALE` if the compare-at price is above the unit price; `LOW_STOCK` if the availability is `LOW`.' }),
  currency,
  unit_price: moneyOrNull.meta({
    description:
      'The list or sale price, or the contract price of the signed-in customer. `null` for a product that is sold at contract prices only if the caller has none, and in a partial response.',
  }),
  list_unit_price: moneyOrNull.meta({
    description: 'The regular price, even during a sale. `null` for a product that is sold at contract prices only.',
  }),
  compare_at_unit_price: moneyOrNull.meta({ description: 'The original price to show struck through during a sale.' }),
  discount_percent: z.int32().min(0).max(100).meta({ description: 'The discount in whole percent; 0 if there is no sale.' }),
  price_source: priceSource.nullable().meta({ description: 'The source of `unit_price`; `null` if there is no price.' }),
  price_breaks: z
    .array(named('PriceBreak', { min_quantity: quantityOut, unit_price: money }))
    .meta({ description: 'Quantity discounts, sorted by minimum quantity.' }),
  tax_included: z.literal(false).meta({ description: 'Always `false`: prices do not include tax.' }),
  effective_gct_rate: rate,
  gct_amount: moneyOrNull.meta({ description: 'The tax on one base unit; `null` if there is no price.' }),
  unit_price_incl_gct: moneyOrNull,
  base_uom: z.string().meta({ description: 'The base stock unit, in which quantities are priced and stocked.', examples: ['EA'] }),
  order_uoms: z.array(
    z
      .object({ code: z.string(), label: z.string(), base_quantity: quantityOut, min_order_quantity: quantityOut, increment: quantityOut })
      .meta({ id: 'OrderUom', description: 'An alternate unit of measure in which the product can be ordered.' }),
  ),
  availability: band,
  cover: MediaImageOut.nullable().meta({ description: 'The cover image; `null` if the product has no images.' }),
  media: z.array(MediaRefOut).meta({ description: 'The gallery, starting with the cover. Empty if the product has no media.' }),
  category_ids: z.array(id),
  tags: z.array(z.string()).meta({ description: "The slugs of the product's tags." }),
  updated_at: time,
};

const SpecRowOut = named('SpecRow', {
  label: z.string(),
  value: z.string(),
  highlight: z.boolean().meta({ description: 'Whether to show the row in a quick-glance grid.' }),
});
const specs = named('ProductSpecs', { groups: z.array(named('SpecGroup', { label: z.string(), rows: z.array(SpecRowOut) })) });

export const ProductListItemOut = named('ProductListItem', { ...head, ...rest });
export const ProductOut = named('Product', {
  ...head,
  body: textOrNull.meta({ description: 'The long-form description in CommonMark, to be rendered by the client.' }),
  specs,
  ...rest,
});

const FacetCountOut = z
  .object({
    value: z.string().meta({ description: 'A tag `slug` or the ID of a category.', examples: ['steel'] }),
    count: count.meta({ description: 'How many products the list would have.' }),
  })
  .meta({ id: 'FacetCount', description: 'A value of a facet that at least one product has.' });
const BandCountOut = z
  .object({ value: band, count: count.meta({ description: 'How many products the list would have.' }) })
  .meta({ id: 'AvailabilityFacetCount', description: 'A stock band and its products.' });

const ProductFacetsOut = z
  .object({
    tags: z.array(FacetCountOut).optional().meta({
      description:
        'The tags, each with the number of products of the list that have it as well, because tags narrow the list. By descending count. Present if requested.',
    }),
    categories: z.array(FacetCountOut).optional().meta({
      description:
        'The categories, each with the number of products that the list would have with it, regardless of the current `category`. Products of subcategories count too. By descending count. Present if requested.',
    }),
    availability: z.array(BandCountOut).optional().meta({
      description:
        'The four stock bands, each with the number of products that the list would have with it, regardless of the current `availability`. Present if requested.',
    }),
  })
  .meta({ id: 'ProductFacets', description: 'The counts of the facets that `facets` names.' });

export const ProductPageOut = (pageOf(ProductListItemOut, 'ProductPage') as z.ZodObject)
  .extend({ facets: ProductFacetsOut.optional().meta({ description: 'Only present if you sent `facets`.' }) })
  .meta({ id: 'ProductPage' });

/** The SKUs that one batch request may name. */
export const SKUS_MAX = 200;

export const BatchAvailabilityIn = named('BatchAvailabilityIn', {
  skus: z
    .array(text(200))
    .min(1, 'must contain at least one SKU')
    .max(SKUS_MAX, `must contain at most ${SKUS_MAX} SKUs`)
    .meta({
      description: 'The SKUs to look up. The response keeps their order and omits duplicates.',
      examples: [['BOLT-M8', 'NUT-M8']],
    }),
});

export const AvailabilityOut = named('Availability', { sku: z.string().meta({ examples: ['BOLT-M8'] }), availability: band });

export const CatalogChangesQuery = z.object({
  cursor: text(500, 0).optional().meta({ description: 'The `next_cursor` of the previous response. Omit to start from the beginning.' }),
  // Feed consumers read everything, so the default page size is the maximum.
  limit: wholeNumber(1, PAGE_LIMIT_MAX, PAGE_LIMIT_MAX).meta({ description: 'The maximum number of changes to return.' }),
});

export const CatalogChangeOut = named('CatalogChange', {
  sku: z.string(),
  change: z.enum(['CREATED', 'UPDATED', 'REMOVED', 'STOCK']).meta({ id: 'CatalogChangeKind', description: 'The kind of the change.' }),
  version: z.int().min(0).meta({ description: 'The catalog version in which the change was made.' }),
});

export const CatalogChangesOut = named('CatalogChangePage', {
  data: z.array(CatalogChangeOut),
  next_cursor: z.string().meta({ description: 'Pass as `cursor` in the next request, even when `has_more` is `false`.' }),
  has_more: z.boolean().meta({ description: 'Whether more changes are available right now.' }),
  errors: sectionErrors,
});

export const CategoryOut = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    description: textOrNull,
    position: count,
    image: MediaRefOut.nullable(),
    product_count: count,
    get children() {
      return z.array(CategoryOut);
    },
  })
  .meta({ id: 'Category' });

export const TagGroupOut = named('TagGroup', {
  id,
  slug: z.string(),
  name: z.string(),
  position: count,
  tags: z.array(
    named('Tag', {
      id,
      slug: z.string().meta({ description: 'The value for the `tag` filter of the product list.' }),
      name: z.string(),
      position: count,
      product_count: count,
    }),
  ),
});
