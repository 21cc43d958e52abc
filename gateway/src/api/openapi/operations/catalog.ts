import { enveloped, paged } from '../envelope-examples.ts';
import { CATEGORIES, LIST_ITEM, PRODUCT, TAG_GROUPS } from '../examples/catalog.ts';
import type { OperationDocs } from '../operation-doc.ts';

const PRICES =
  'Without a shopper token, the response contains list and sale prices and is cacheable as `public`. With a valid shopper token, it ' +
  "contains the customer's prices and is `private`. An invalid shopper token returns 401 or 403; the API never falls back to " +
  'anonymous prices.';

const FACETS =
  'A count tells how many products the list has after a reader chooses the value: a tag in addition to the chosen ones, and a category or a stock band instead of the ' +
  'chosen one. All other filters and `q` apply. With `q`, at most 10,200 matches are considered. If stock or prices are temporarily unavailable, a request that ' +
  'counts or filters by them returns 502.';

export const CATALOG_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listProducts: {
    description: `Returns a page of the products that are visible on the storefront. Use the query parameters to search, filter, and sort, and \`facets\` to count what further filters would match. ${FACETS} ${PRICES}`,
    response: {
      page: { summary: 'A page with one product', value: paged([LIST_ITEM], 1) },
      facets: {
        summary: 'A page with facets',
        value: {
          ...paged([LIST_ITEM], 1),
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
        },
      },
      partial: {
        summary: 'Stock is temporarily unavailable',
        value: paged([{ ...LIST_ITEM, availability: 'UNKNOWN' }], 1, [
          { field: 'availability', code: 'downstream_timeout', detail: 'Stock levels are temporarily unavailable.' },
        ]),
      },
    },
  },
  getProduct: {
    description: `Returns a product, including its long-form \`body\` and its \`specs\`. An unknown SKU, or a product hidden on the storefront, returns 404. ${PRICES}`,
    response: { product: { summary: 'A product on sale', value: enveloped(PRODUCT) } },
  },
  listCategories: {
    description: 'Returns the category tree of the store. The response is the same for every caller and can be cached for one minute.',
    response: { tree: { summary: 'A tree with two levels', value: enveloped(CATEGORIES) } },
  },
  listTags: {
    description:
      'Returns the tags of the store, organized in groups. Use the `slug` of a tag in the `tag` filter of the product list. The response ' +
      'is the same for every caller and can be cached for one minute.',
    response: { groups: { summary: 'One tag group', value: enveloped(TAG_GROUPS) } },
  },
  getAvailability: {
    description:
      'Returns the stock band of one SKU. Stock counts are never exposed. The response is the same for every caller and can be cached ' +
      'for five seconds. An unknown SKU, or a product hidden on the storefront, returns 404.',
    response: { inStock: { summary: 'In stock', value: { sku: 'BOLT-M8', availability: 'IN_STOCK' } } },
  },
  batchAvailability: {
    description:
      'Returns the stock bands of 1 to 200 SKUs, in the order you sent them. Duplicate SKUs are returned once. Unknown and hidden SKUs ' +
      'have the band `UNKNOWN`. The response cannot be cached.',
    request: { two: { summary: 'Two SKUs', value: { skus: ['BOLT-M8', 'NUT-M8'] } } },
    response: {
      two: {
        summary: 'One known and one unknown SKU',
        value: enveloped([
          { sku: 'BOLT-M8', availability: 'IN_STOCK' },
          { sku: 'NUT-M8', availability: 'UNKNOWN' },
        ]),
      },
    },
  },
  listCatalogChanges: {
    description:
      'Returns the catalog changes since a cursor, oldest first and without gaps, including removed products. Omit `cursor` to start ' +
      'from the beginning, then pass `next_cursor` in each subsequent request. If `has_more` is `true`, request the next page ' +
      'immediately; otherwise, poll again later.',
    response: {
      some: {
        summary: 'A price change and a removal',
        value: {
          data: [
            { sku: 'BOLT-M8', change: 'UPDATED', version: 1841 },
            { sku: 'NUT-M6', change: 'REMOVED', version: 1842 },
          ],
          next_cursor: 'MTg0Mg',
          has_more: false,
          errors: [],
        },
      },
    },
  },
};
