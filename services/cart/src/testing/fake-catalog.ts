import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CatalogServiceDefinition, QuotedLine } from '@storefront/proto/storefront/catalog/v1';
import { createClient, serve } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import { createLogger } from '@storefront/telemetry';
import type { CatalogClient } from '../clients.ts';

/** A catalog with a few products, on a real gRPC server. */
export interface FakeCatalog {
  readonly client: CatalogClient;
  /** The products by SKU; tests can change them. */
  readonly products: Map<string, Partial<QuotedLine>>;
  /** The number of QuoteLines calls, and the response of the next ones: not before `until`, and with this `pricesChangeAt`. */
  readonly calls: { count: number; until: Promise<void> | undefined; pricesChangeAt: string | undefined };
  /** Stops the server, like a crashed service. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a fake catalog without products. */
export async function startFakeCatalog(): Promise<FakeCatalog> {
  const products = new Map<string, Partial<QuotedLine>>();
  const calls: FakeCatalog['calls'] = { count: 0, until: undefined, pricesChangeAt: undefined };
  const quote = (sku: string): QuotedLine => {
    const product = products.get(sku);
    return product === undefined ? { sku, found: false } : { ...DEFAULTS, description: `A ${sku}`, ...product, sku, found: true };
  };
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('fake-catalog', 'silent'),
    services: [
      implementPartly<CatalogServiceDefinition>(
        'storefront.catalog.v1.CatalogService',
        {
          ListCategories: async () => ({ categories: CATEGORIES, catalogVersion: '1' }),
          QuoteLines: async ({ lines }: { lines: { sku: string }[] }) => {
            calls.count += 1;
            await calls.until;
            return { lines: lines.map(({ sku }) => quote(sku)), catalogVersion: '1', pricesChangeAt: calls.pricesChangeAt };
          },
        },
        { callers: ['cart'] },
      ),
    ],
  });
  const client = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TEST_TOKENS.cart,
    // A busy machine takes longer than the deadline of a page.
    deadlineMs: DEADLINE_MS,
  });
  const close = async (): Promise<void> => {
    client.close();
    await server.close();
  };
  return { client, products, calls, stop: server.close, close };
}

const DEADLINE_MS = 60_000;

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
