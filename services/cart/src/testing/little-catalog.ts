import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { QuotedLine } from '@storefront/proto/storefront/catalog/v1/QuotedLine';
import { createClient, implement, serve } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { CatalogClient } from '../catalog/catalog-client.ts';

export interface LittleCatalog {
  readonly client: CatalogClient;
  /** What is sold, by SKU; tests change it at will. */
  readonly products: Map<string, Partial<QuotedLine>>;
  /** How many times it was asked. */
  readonly asked: { count: number; delayMs: number; pricesChangeAt: string | undefined };
  /** Goes away, as a service that died does. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const TOKEN = 'a-token-of-the-tests-alone';

/** A catalog of a few products, on a real gRPC server of its own. */
export async function startLittleCatalog(): Promise<LittleCatalog> {
  const products = new Map<string, Partial<QuotedLine>>();
  const asked: LittleCatalog['asked'] = { count: 0, delayMs: 0, pricesChangeAt: undefined };
  const quote = (sku: string): QuotedLine => {
    const product = products.get(sku);
    return product === undefined ? { sku, found: false } : { ...DEFAULTS, description: `A ${sku}`, ...product, sku, found: true };
  };
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    serviceToken: TOKEN,
    log: createLogger('little-catalog', 'silent'),
    services: [
      implement<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
        ...UNASKED,
        ListCategories: async () => ({ categories: CATEGORIES, catalogVersion: '1' }),
        QuoteLines: async ({ lines }: { lines: { sku: string }[] }) => {
          asked.count += 1;
          await new Promise((resolve) => setTimeout(resolve, asked.delayMs));
          return { lines: lines.map(({ sku }) => quote(sku)), catalogVersion: '1', pricesChangeAt: asked.pricesChangeAt };
        },
      }),
    ],
  });
  const client = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TOKEN,
  });
  const close = async (): Promise<void> => {
    client.close();
    await server.close();
  };
  return { client, products, asked, stop: server.close, close };
}

const CATEGORIES = [
  { id: 'id-fixings', slug: 'fixings', name: 'Fixings' },
  { id: 'id-bolts', parentId: 'id-fixings', slug: 'bolts', name: 'Bolts' },
];

const DEFAULTS: Partial<QuotedLine> = {
  baseUom: 'EA',
  quantityDecimals: 0,
  orderUoms: [],
  unitPrice: '10.00',
  listUnitPrice: '10.00',
  priceSource: 'LIST',
  effectiveGctRate: '0.15',
  availability: 'IN_STOCK',
  categoryIds: [],
};

const unasked = async (): Promise<never> => {
  throw new Error('the cart service never asks this');
};

const UNASKED = {
  ListProducts: unasked,
  GetProduct: unasked,
  ListTags: unasked,
  GetAvailability: unasked,
  BatchGetAvailability: unasked,
  GetCatalogVersion: unasked,
  ReserveStock: unasked,
  CommitReservation: unasked,
  ReleaseReservation: unasked,
  ShipReservation: unasked,
  ListChanges: unasked,
};
