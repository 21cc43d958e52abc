import type { GetStoreProductResponse__Output, StoreProduct__Output } from '@storefront/proto/storefront/catalog/v1';
import { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { cursorList, pageOf } from '../http/cursor-list.ts';
import { LINES_TYPE, streamed } from '../http/streamed-rows.ts';
import { BATCH_BYTES_MAX, batchOf } from '../schemas/batches.ts';
import {
  AdminProductOut,
  AdminProductRowOut,
  ProductBatchIn,
  ProductIn,
  ProductListQuery,
  ProductPatchIn,
  SavedProductOut,
} from './product-schemas.ts';
import { renderStock, SkuPath } from './stock.ts';

const READ = ['read', 'catalog'] as const;
const CHANGE = ['catalog'] as const;
const FILE = { 'Content-Disposition': 'attachment; filename="products.jsonl"' };
/** A product with the longest texts, of which each character can take six bytes. */
const PRODUCT_BYTES_MAX = 2 * 1024 * 1024;

const SAMPLE = { description: 'Bolt M8', list_unit_price: '12.50', categories: ['fasteners/bolts'], base_uom: 'EA' };

/** The products of a store. */
// prettier-ignore
export const productRoutes: AdminRoutes = ({ catalog }) => [
  adminRoute({
    id: 'listProducts', method: 'get', path: `${S}/products`, scopes: READ, summary: 'List products',
    description: 'Products in the order of their SKUs, also hidden ones, without `body` and `specs`.',
    request: { query: ProductListQuery },
    response: { ...pageOf('A page of products.', AdminProductRowOut, 'AdminProductPage'), files: [LINES_TYPE] },
    handler: async ({ format, ...request }, call) => {
      const { caller, signal } = call;
      if (format === 'jsonl') return streamed(chunksOf(catalog.exportProducts({}, caller, signal())), LINES_TYPE, FILE);
      return cursorList(request, call, async (keyset) => {
        const { q, category, tag: tags, availability: availabilities, hidden } = request;
        const { products, next } = await catalog.listStoreProducts({ text: q, category, tags, availabilities, hidden, keyset }, caller);
        return { items: products.map(renderListed), next };
      });
    },
  }),
  adminRoute({
    id: 'getProduct', method: 'get', path: `${S}/products/:sku`, scopes: READ, summary: 'Retrieve a product',
    description: 'The product as a row of the import format, without its stock.', sample: { path: { sku: 'BOLT-M8' } }, request: { path: SkuPath },
    response: ok('The product.', AdminProductOut),
    data: async ({ sku }, { caller }) => renderProduct(await catalog.getStoreProduct({ sku }, caller)),
  }),
  adminRoute({
    id: 'createProduct', method: 'post', path: `${S}/products`, scopes: CHANGE, bodyBytesMax: PRODUCT_BYTES_MAX, reasons: ['sku_taken'],
    summary: 'Create a product', sample: { body: { sku: 'BOLT-M8', ...SAMPLE } }, request: { body: ProductIn },
    response: created('The product.', AdminProductOut),
    data: async ({ sku }, { caller, body }) => renderProduct(await catalog.saveProduct({ sku, rowJson: jsonOf(body), isNew: true }, caller)),
  }),
  adminRoute({
    id: 'updateProduct', method: 'patch', path: `${S}/products/:sku`, scopes: CHANGE, isVersioned: true, bodyBytesMax: PRODUCT_BYTES_MAX,
    summary: 'Change a product', description: 'Changes the fields that are given; `null` clears one.',
    sample: { path: { sku: 'BOLT-M8' }, body: { list_unit_price: '13.75', hidden: false } }, request: { path: SkuPath, body: ProductPatchIn },
    response: ok('The product.', AdminProductOut),
    data: async ({ sku }, { caller, body }) => renderProduct(await catalog.saveProduct({ sku, rowJson: jsonOf(body) }, caller)),
  }),
  adminRoute({
    id: 'saveProducts', method: 'post', path: `${S}/products/batch`, scopes: CHANGE, bodyBytesMax: BATCH_BYTES_MAX,
    rowsOf: ({ products }: z.output<typeof ProductBatchIn>) => products.length, summary: 'Create or change several products',
    description: 'Each row creates the product, or changes its fields that are given, as in an import. The accepted rows are written in one transaction.',
    sample: { body: { products: [{ sku: 'BOLT-M8', ...SAMPLE }] } }, request: { body: ProductBatchIn },
    response: ok('The accepted rows, and those that were rejected.', batchOf(SavedProductOut, 'SavedProductBatch')),
    handler: async (_request, { caller, body }) => {
      const rowsJson = (body as z.output<typeof ProductBatchIn>).products.map(jsonOf);
      const { products, rejected } = await catalog.saveProducts({ rowsJson }, caller);
      return enveloped(products, { rejected });
    },
  }),
];

const jsonOf = (row: unknown): Buffer => Buffer.from(JSON.stringify(row));
const rowOf = (json: Buffer): object => JSON.parse(json.toString()) as object;

const renderProduct = ({ rowJson, version }: GetStoreProductResponse__Output) => ({ ...rowOf(rowJson), version });

const renderListed = ({ rowJson, availability, stock, updatedAt }: StoreProduct__Output) => ({
  ...rowOf(present(rowJson, 'row')),
  availability,
  stock: renderStock(stock),
  updated_at: updatedAt,
});

/** The chunk at the end is the file of an empty catalog. */
async function* chunksOf(products: AsyncIterable<{ readonly chunk: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { chunk } of products) yield chunk;
  yield Buffer.alloc(0);
}
