import { linksTo, type OperationDocs } from '@storefront/api-docs';
import type { z } from 'zod';
import { enveloped, example, page, paged, unavailable } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import type { MediaImageOut } from '../schemas/media.ts';
import type { CategoryOut, ProductListItemOut, ProductOut, TagGroupOut } from './schemas.ts';

/** The cover of the example product. */
export const IMAGE: z.output<typeof MediaImageOut> = {
  kind: 'IMAGE',
  thumb_url: 'https://cdn.shop.example/bolt-m8/thumb.webp',
  large_url: 'https://cdn.shop.example/bolt-m8/large.webp',
  provider: null,
  embed_url: null,
  poster_url: null,
  duration_seconds: null,
  alt_text: 'Side view of a hex bolt',
  caption: null,
  position: 0,
  width: 1200,
  height: 1200,
};

const head = {
  sku: 'BOLT-M8',
  description: 'Hex bolt M8 × 40, zinc plated',
  short_description: 'Grade 8.8, for outdoor use.',
};

const rest: Omit<z.output<typeof ProductListItemOut>, keyof typeof head> = {
  badges: ['ON_SALE'],
  currency: 'JMD',
  unit_price: 90,
  list_unit_price: 120,
  compare_at_unit_price: 120,
  discount_percent: 25,
  price_source: 'SALE',
  price_breaks: [{ min_quantity: 100, unit_price: 80 }],
  tax_included: false,
  effective_gct_rate: 0.15,
  gct_amount: 13.5,
  unit_price_incl_gct: 103.5,
  base_uom: 'EA',
  order_uoms: [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 1, increment: 1 }],
  availability: 'IN_STOCK',
  cover: IMAGE,
  media: [IMAGE],
  category_ids: [IDS.childCategory],
  tags: ['zinc-plated'],
  updated_at: '2026-11-20T10:00:00.000Z',
};

const LIST_ITEM: z.output<typeof ProductListItemOut> = { ...head, ...rest };

const PRODUCT: z.output<typeof ProductOut> = {
  ...head,
  body: '## Hex bolt M8 × 40\n\nZinc plated, grade **8.8**.',
  specs: { groups: [{ label: 'Dimensions', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] },
  ...rest,
};

const CATEGORIES: z.output<typeof CategoryOut>[] = [
  {
    id: IDS.category,
    slug: 'fasteners',
    name: 'Fasteners',
    description: null,
    position: 0,
    image: null,
    product_count: 412,
    children: [
      {
        id: IDS.childCategory,
        slug: 'bolts',
        name: 'Bolts',
        description: null,
        position: 0,
        image: null,
        product_count: 96,
        children: [],
      },
    ],
  },
];

const TAG_GROUPS: z.output<typeof TagGroupOut>[] = [
  {
    id: IDS.tagGroup,
    slug: 'finish',
    name: 'Finish',
    position: 0,
    tags: [{ id: IDS.tag, slug: 'zinc-plated', name: 'Zinc plated', position: 0, product_count: 58 }],
  },
];

const PRICES =
  'Without a shopper token, the response contains list and sale prices and is cacheable as `public`. With a valid shopper token, it ' +
  "contains the customer's prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to " +
  'anonymous prices.';

const FACETS =
  'A count is the number of products in the list after a reader selects the value: a tag in addition to the chosen ones, and a category or a stock band instead of the ' +
  'chosen one. All other filters and `q` apply. With `q`, at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request that ' +
  'counts or filters by them returns 502.';

export const CATALOG_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listProducts: {
    description: `Returns a page of the products that are visible on the storefront. Use the query parameters to search, filter, and sort, and \`facets\` to count what further filters would match. ${FACETS} ${PRICES}`,
    response: {
      page: paged('A page with one product', [LIST_ITEM], 1),
      facets: example('A page with facets', {
        ...page([LIST_ITEM], 1),
        facets: {
          tags: [{ value: 'steel', count: 1 }],
          categories: [{ value: LIST_ITEM.category_ids[0], count: 1 }],
          availability: [
            { value: 'IN_STOCK', count: 1 },
            { value: 'LOW', count: 0 },
            { value: 'OUT', count: 2 },
            { value: 'UNKNOWN', count: 0 },
          ],
        },
      }),
      partial: paged('Stock is temporarily unavailable', [{ ...LIST_ITEM, availability: 'UNKNOWN' }], 1, [
        { ...unavailable('availability', 'downstream_timeout'), detail: 'Stock levels are temporarily unavailable.' },
      ]),
    },
    sample: { query: { q: 'bolt', category: 'fasteners', limit: '20' } },
    links: linksTo({ sku: '$response.body#/data/0/sku' }, 'getProduct', 'getAvailability'),
  },
  getProduct: {
    description: `Returns a product, including its long-form \`body\` and its \`specs\`. An unknown SKU, or a product hidden on the storefront, returns 404. ${PRICES}`,
    response: { product: enveloped('A product on sale', PRODUCT) },
  },
  listCategories: {
    description: 'Returns the category tree of the store. The response is the same for every caller and can be cached for one minute.',
    response: { tree: enveloped('A tree with two levels', CATEGORIES) },
  },
  listTags: {
    description:
      'Returns the tags of the store, organized in groups. Use the `slug` of a tag in the `tag` filter of the product list. The response ' +
      'is the same for every caller and can be cached for one minute.',
    response: { groups: enveloped('One tag group', TAG_GROUPS) },
  },
  getAvailability: {
    description:
      'Returns the stock band of one SKU. Stock counts are never exposed. The response is the same for every caller and can be cached ' +
      'for five seconds. An unknown SKU, or a product hidden on the storefront, returns 404.',
    response: { inStock: example('In stock', { sku: 'BOLT-M8', availability: 'IN_STOCK' }) },
  },
  batchAvailability: {
    description:
      'Returns the stock bands of 1 to 200 SKUs, in the order you sent them. Duplicate SKUs are returned once. Unknown and hidden SKUs ' +
      'have the band `UNKNOWN`. The response cannot be cached.',
    request: { two: example('Two SKUs', { skus: ['BOLT-M8', 'NUT-M8'] }) },
    response: {
      two: enveloped('One known and one unknown SKU', [
        { sku: 'BOLT-M8', availability: 'IN_STOCK' },
        { sku: 'NUT-M8', availability: 'UNKNOWN' },
      ]),
    },
  },
  listCatalogChanges: {
    description:
      'Returns the catalog changes since a cursor, oldest first and without gaps, including removed products. Omit `cursor` to start ' +
      'from the beginning, then pass `next_cursor` in each subsequent request. If `has_more` is `true`, request the next page ' +
      'immediately; otherwise, poll again later.',
    response: {
      some: example('A price change and a removal', {
        data: [
          { sku: 'BOLT-M8', change: 'UPDATED', version: 1841 },
          { sku: 'NUT-M6', change: 'REMOVED', version: 1842 },
        ],
        next_cursor: 'MTg0Mg',
        has_more: false,
        errors: [],
      }),
    },
    sample: { query: { limit: '100' } },
  },
};
