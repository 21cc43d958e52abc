import { openTestDatabase } from '@storefront/db/testing';
import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingAdminService';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { OrdersAdminServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersAdminService';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersService';
import { type Client, createClient, type ImplementedService, newId, serve } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { billingAdminService, billingService } from '../../services/billing/src/services.ts';
import { type OpenBilling, openBilling } from '../../services/billing/src/testing/open-billing.ts';
import { cartAdminService, cartService } from '../../services/cart/src/services.ts';
import type { Database as CartDatabase } from '../../services/cart/src/store/schema.ts';
import { catalogAdminService, catalogService } from '../../services/catalog/src/services.ts';
import type { Database as CatalogDatabase } from '../../services/catalog/src/store/schema.ts';
import { aDeps } from '../../services/catalog/src/testing/builders.ts';
import { newAfterwards } from '../../services/orders/src/checkout/afterwards.ts';
import { noFaults } from '../../services/orders/src/checkout/faults.ts';
import type { OrdersDeps } from '../../services/orders/src/deps.ts';
import { connectNeighbours } from '../../services/orders/src/neighbours.ts';
import { orderServices } from '../../services/orders/src/services.ts';
import type { Database as OrdersDatabase } from '../../services/orders/src/store/schema.ts';

const SERVICE_TOKEN = 'a-token-between-services';

/** The four services that a purchase goes through, in this process: real handlers on real databases, speaking gRPC to each other. */
export interface WholeShop {
  readonly carts: Client<CartServiceDefinition>;
  readonly promotions: Client<CartAdminServiceDefinition>;
  readonly stock: Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;
  readonly orders: Client<OrdersServiceDefinition>;
  readonly storeOrders: Client<OrdersAdminServiceDefinition>;
  readonly billing: Client<BillingServiceDefinition>;
  readonly billingAdmin: Client<BillingAdminServiceDefinition>;
  /** What consumers and sweeps work with, and what no RPC tells. */
  readonly inside: {
    readonly cart: CartDeps;
    readonly catalog: ReturnType<typeof aDeps>;
    readonly orders: OrdersDeps;
    readonly billing: OpenBilling['deps'];
  };
  close(): Promise<void>;
}

type CartDeps = Parameters<typeof cartService>[0];

export async function openWholeShop(): Promise<WholeShop> {
  const log = createLogger('whole-shop', 'silent');
  const migrations = (service: string) => new URL(`../../services/${service}/migrations/`, import.meta.url);
  const [catalogDatabase, cartDatabase, ordersDatabase, billing] = await Promise.all([
    openTestDatabase<CatalogDatabase>({ name: 'catalog', migrations: migrations('catalog') }),
    openTestDatabase<CartDatabase>({ name: 'cart', migrations: migrations('cart') }),
    openTestDatabase<OrdersDatabase>({ name: 'orders', migrations: migrations('orders') }),
    openBilling(),
  ]);
  const closers: (() => unknown)[] = [];
  const start = async (services: readonly ImplementedService[]): Promise<string> => {
    const server = await serve({ host: '127.0.0.1', port: 0, serviceToken: SERVICE_TOKEN, log, services });
    closers.unshift(server.close);
    return `127.0.0.1:${server.port}`;
  };
  const closing = <T extends { close(): void }>(client: T): T => {
    closers.unshift(() => client.close());
    return client;
  };

  const catalogDeps = aDeps(catalogDatabase.db);
  const catalogAddress = await start([catalogService(catalogDeps), catalogAdminService(catalogDeps)]);
  const billingAddress = await start([billingService(billing.deps), billingAdminService(billing.deps)]);
  const catalog = closing(
    createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      address: catalogAddress,
      serviceToken: SERVICE_TOKEN,
    }),
  );
  const cartDeps: CartDeps = { db: cartDatabase.db, catalog, newId };
  const cartAddress = await start([cartService(cartDeps), cartAdminService(cartDeps)]);
  const neighbours = connectNeighbours({ cartAddress, catalogAddress, billingAddress, serviceToken: SERVICE_TOKEN });
  for (const client of Object.values(neighbours)) closers.unshift(() => client.close());
  const ordersDeps: OrdersDeps = {
    db: ordersDatabase.db,
    ...neighbours,
    newId,
    now: () => new Date(),
    afterCommit: () => undefined,
    afterwards: newAfterwards(),
    log,
    faults: noFaults,
  };
  const ordersAddress = await start(orderServices(ordersDeps));
  const to = (address: string) => ({ address, serviceToken: SERVICE_TOKEN });

  return {
    carts: neighbours.cart,
    billing: neighbours.billing,
    promotions: closing(createClient<CartAdminServiceDefinition>('storefront.cart.v1.CartAdminService', to(cartAddress))),
    stock: closing(
      createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>(
        'storefront.catalog.v1.CatalogAdminService',
        to(catalogAddress),
      ),
    ),
    orders: closing(createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', to(ordersAddress))),
    storeOrders: closing(createClient<OrdersAdminServiceDefinition>('storefront.orders.v1.OrdersAdminService', to(ordersAddress))),
    billingAdmin: closing(createClient<BillingAdminServiceDefinition>('storefront.billing.v1.BillingAdminService', to(billingAddress))),
    inside: { cart: cartDeps, catalog: catalogDeps, orders: ordersDeps, billing: billing.deps },
    async close() {
      for (const close of closers) await close();
      await Promise.all([catalogDatabase.close(), cartDatabase.close(), ordersDatabase.close(), billing.close()]);
    },
  };
}
