/**
 * The server side of hop: a plain gRPC server that returns the rows of the catalog's own statements, with their columns unchanged. It computes
 * no prices and authenticates no caller.
 */
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData, type UntypedHandleCall } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { connect } from '@storefront/db';
import { listProducts } from '../../../services/catalog/src/store/products/list-products.ts';
import { listProductDetails } from '../../../services/catalog/src/store/products/product-details.ts';
import type { ListedProductRow, Reader } from '../../../services/catalog/src/store/products/product-rows.ts';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import { hopDefinition } from './hop-definition.ts';

const { db } = connect<Database>({ url: process.env.HOP_DATABASE_URL ?? '', name: 'hop' });
const reader: Reader = { tenantId: process.env.HOP_TENANT ?? '', mode: 'sandbox' };

interface ListRequest {
  readonly limit: number;
  readonly offset: number;
}

const definition = hopDefinition(loadSync);
const server = new Server();
server.addService(definition, {
  ListProducts: unary(async ({ limit, offset }: ListRequest) => {
    const wanted = { categoryIds: null, tags: [], search: null, sku: null };
    const page = { sort: 'sku', limit, offset, findRendered: (entries: readonly unknown[]) => entries.map(() => undefined) } as const;
    const { products, total } = await listProducts(db, reader, wanted, page);
    return { products: products.flatMap((product) => ('row' in product ? [toMessage(product.row)] : [])), total };
  }),
  GetProduct: unary(async ({ sku }: { readonly sku: string }) => {
    const [row] = await listProductDetails(db, reader, [sku]);
    if (row === undefined) throw new Error('not found');
    return { product: { ...toMessage(row), body: row.body, specGroups: row.specs } };
  }),
} satisfies Record<string, UntypedHandleCall>);
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (_error, port) => process.stdout.write(`127.0.0.1:${port}\n`));

function unary<Request>(handle: (request: Request) => Promise<unknown>): UntypedHandleCall {
  return ({ request }: ServerUnaryCall<Request, unknown>, reply: sendUnaryData<unknown>) =>
    void handle(request).then(
      (response) => reply(null, response),
      (error: Error) => reply(error),
    );
}

const toMessage = (row: ListedProductRow) => ({
  sku: row.sku,
  description: row.description,
  shortDescription: row.short_description,
  unitPrice: row.list_unit_price,
  listUnitPrice: row.list_unit_price,
  compareAtUnitPrice: row.compare_at_unit_price,
  priceBreaks: row.price_breaks,
  effectiveGctRate: row.gct_rate,
  baseUom: row.base_uom,
  orderUoms: row.order_uoms,
  availability: row.band,
  media: row.media,
  categoryIds: row.category_ids,
  tags: row.tag_slugs,
  updatedAt: row.updated_at.toISOString(),
});
