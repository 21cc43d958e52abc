import { enveloped, paged } from '../enveloped.ts';
import { CATEGORIES, LIST_ITEM, PRODUCT, TAG_GROUPS } from '../examples/catalog.ts';
import type { OperationDocs } from '../operation-docs.ts';

const PRICES =
  'Without a shopper token the prices are those of the list and its sales, and the answer is `public`. With a valid one they are the prices of that ' +
  'customer, and the answer is `private`. A present but invalid token fails closed with 401 or 403, never a silent downgrade.';

export const CATALOG_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listProducts: {
    description: `A page of the products that the storefront shows; hidden ones are absent. ${PRICES}`,
    response: {
      page: { summary: 'A page of one', value: paged([LIST_ITEM], 1) },
      partial: {
        summary: 'The stock could not be had',
        value: paged([{ ...LIST_ITEM, availability: 'UNKNOWN' }], 1, [
          { field: 'availability', code: 'downstream_timeout', detail: 'The stock could not be read.' },
        ]),
      },
    },
  },
  getProduct: {
    description: `One product with its long-form \`body\` and its \`specs\`. A product hidden on the storefront is a 404. ${PRICES}`,
    response: { product: { summary: 'A product on sale', value: enveloped(PRODUCT) } },
  },
  listCategories: {
    description: 'The category tree of the store; the same for every reader, and `public` for a minute.',
    response: { tree: { summary: 'A tree of two levels', value: enveloped(CATEGORIES) } },
  },
  listTags: {
    description:
      'The tags of the store in their groups; the same for every reader, and `public` for a minute. The `tag` filter of the product list takes their `slug`s.',
    response: { groups: { summary: 'One group', value: enveloped(TAG_GROUPS) } },
  },
  getAvailability: {
    description: 'The coarse stock band of one SKU; the same for every reader, and `public` for five seconds. Counts are never told.',
    response: { inStock: { summary: 'In stock', value: { sku: 'BOLT-M8', availability: 'IN_STOCK' } } },
  },
  batchAvailability: {
    description:
      'The stock bands of 1 to 200 SKUs, in the order asked, duplicates folded. Unknown and hidden SKUs alike are `UNKNOWN`. Not cacheable.',
    request: { two: { summary: 'Two SKUs', value: { skus: ['BOLT-M8', 'NUT-M8'] } } },
    response: {
      two: {
        summary: 'One known, one not',
        value: enveloped([
          { sku: 'BOLT-M8', availability: 'IN_STOCK' },
          { sku: 'NUT-M8', availability: 'UNKNOWN' },
        ]),
      },
    },
  },
  listCatalogChanges: {
    description:
      'The delta feed: what changed since a cursor, gap-free and resumable, removals included. Begin without a cursor, keep `next_cursor`, and ask again with it; ' +
      '`has_more` tells whether to ask at once.',
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
