import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase } from '@storefront/db/testing';
import type { BillingAdminServiceDefinition, BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartAdminServiceDefinition, CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { OrdersAdminServiceDefinition, OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import { type Client, closeClients, createClient, type ImplementedService, newId, serve } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { billingServices } from '../../services/billing/src/services.ts';
import { type OpenBilling, openBilling } from '../../services/billing/src/testing/open-billing.ts';
import { openClients as openCartClients } from '../../services/cart/src/clients.ts';
import type { CartDeps } from '../../services/cart/src/deps.ts';
import { currentQuotes } from '../../services/cart/src/quotes/quote-lines.ts';
import { cartServices } from '../../services/cart/src/services.ts';
import { cartWriter } from '../../services/cart/src/store/cart-writer.ts';
import { recentCarts } from '../../services/cart/src/store/recent-carts.ts';
import type { Database as CartDatabase } from '../../services/cart/src/store/schema.ts';
import { catalogServices } from '../../services/catalog/src/services.ts';
import type { Database as CatalogDatabase } from '../../services/catalog/src/store/schema.ts';
import { aDeps } from '../../services/catalog/src/testing/builders.ts';
import { createBackgroundTasks } from '../../services/orders/src/checkout/background-tasks.ts';
import { checkoutPermits } from '../../services/orders/src/checkout/checkout-permits.ts';
import { createHoldCommitter } from '../../services/orders/src/checkout/commit-holds.ts';
import { noFaults } from '../../services/orders/src/checkout/faults.ts';
import { openClients as openOrdersClients } from '../../services/orders/src/clients.ts';
import type { OrdersDeps } from '../../services/orders/src/deps.ts';
import { ordersServices } from '../../services/orders/src/services.ts';
import { checkoutCompleter } from '../../services/orders/src/store/complete-checkouts.ts';
import { orderInserter } from '../../services/orders/src/store/insert-orders.ts';
import type { Database as OrdersDatabase } from '../../services/orders/src/store/schema.ts';
import { checkoutStarter } from '../../services/orders/src/store/start-checkouts.ts';

/** The four services of a purchase in this process: real handlers on real databases, connected over gRPC. */
export interface InProcessSystem {
  readonly carts: Client<CartServiceDefinition>;
  readonly promotions: Client<CartAdminServiceDefinition>;
  readonly stock: Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;
  readonly orders: Client<OrdersServiceDefinition>;
  readonly storeOrders: Client<OrdersAdminServiceDefinition>;
  /** The RPCs that operators share with shoppers, as an operator calls them. */
  readonly shared: Pick<Client<OrdersServiceDefinition>, 'getOrder'> & Pick<Client<BillingServiceDefinition>, 'getInvoice'>;
  readonly billing: Client<BillingServiceDefinition>;
  readonly billingAdmin: Client<BillingAdminServiceDefinition>;
  /** The dependencies of the services, for consumers, sweeps, and data that no RPC returns. */
  readonly internals: {
    readonly cart: CartDeps;
    readonly catalog: ReturnType<typeof aDeps>;
    readonly orders: OrdersDeps;
    readonly billing: OpenBilling['deps'];
  };
  close(): Promise<void>;
}

/** The model says nothing about time, so that a busy machine does not fail it. */
const DEADLINE_MS = 60_000;

/** Opens the four services, each on a new database. */
export async function openInProcessSystem(): Promise<InProcessSystem> {
  const log = createLogger('in-process-system', 'silent');
  const migrations = (service: string) => new URL(`../../services/${service}/migrations/`, import.meta.url);
  const [catalogDatabase, cartDatabase, ordersDatabase, billing] = await Promise.all([
    openTestDatabase<CatalogDatabase>({ name: 'catalog', migrations: migrations('catalog') }),
    openTestDatabase<CartDatabase>({ name: 'cart', migrations: migrations('cart') }),
    openTestDatabase<OrdersDatabase>({ name: 'orders', migrations: migrations('orders') }),
    openBilling(),
  ]);
  const closers: (() => unknown)[] = [];
  const start = async (services: readonly ImplementedService[]): Promise<string> => {
    const server = await serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services });
    closers.unshift(server.close);
    return `127.0.0.1:${server.port}`;
  };
  const closing = <T extends { close(): void }>(client: T): T => {
    closers.unshift(() => client.close());
    return client;
  };

  const catalogDeps = aDeps(catalogDatabase.db);
  const catalogAddress = await start(catalogServices(catalogDeps));
  const billingAddress = await start(billingServices(billing.deps));
  const cartClients = openCartClients({ catalogAddress, serviceToken: TEST_TOKENS.cart, tls: undefined });
  closers.unshift(() => closeClients(cartClients));
  const quotes = currentQuotes({
    catalog: cartClients.catalog,
    versions: { observe: () => undefined },
    ticks: () => performance.now(),
  });
  const cartDeps: CartDeps = {
    db: cartDatabase.db,
    writer: cartWriter(cartDatabase.db),
    recentCarts: recentCarts({ ticks: () => performance.now(), wallMs: Date.now }),
    ...cartClients,
    quoteLines: quotes,
    currentQuotes: quotes,
    newId,
  };
  const cartAddress = await start(cartServices(cartDeps));
  const clients = openOrdersClients({ cartAddress, catalogAddress, billingAddress, serviceToken: TEST_TOKENS.orders, tls: undefined });
  closers.unshift(() => closeClients(clients));
  const ordersDeps: OrdersDeps = {
    db: ordersDatabase.db,
    ...clients,
    newId,
    leaseOwner: newId(),
    now: () => new Date(),
    afterCommit: () => undefined,
    backgroundTasks: createBackgroundTasks(),
    commitHolds: createHoldCommitter({ db: ordersDatabase.db, ...clients, faults: noFaults }),
    checkoutPermits: checkoutPermits(),
    startCheckout: checkoutStarter(ordersDatabase.db),
    insertOrder: orderInserter(ordersDatabase.db),
    completeCheckout: checkoutCompleter(ordersDatabase.db),
    log,
    faults: noFaults,
  };
  const ordersAddress = await start(ordersServices(ordersDeps));
  const asGateway = (address: string) => ({ address, serviceToken: TEST_TOKENS.gateway, deadlineMs: DEADLINE_MS });
  const to = (address: string) => ({ address, serviceToken: TEST_TOKENS.operator, deadlineMs: DEADLINE_MS });
  const { getOrder } = closing(createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', to(ordersAddress)));
  const { getInvoice } = closing(createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', to(billingAddress)));

  return {
    carts: closing(createClient<CartServiceDefinition>('storefront.cart.v1.CartService', asGateway(cartAddress))),
    billing: closing(createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', asGateway(billingAddress))),
    promotions: closing(createClient<CartAdminServiceDefinition>('storefront.cart.v1.CartAdminService', to(cartAddress))),
    stock: closing(
      createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>(
        'storefront.catalog.v1.CatalogAdminService',
        to(catalogAddress),
      ),
    ),
    orders: closing(createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', asGateway(ordersAddress))),
    storeOrders: closing(createClient<OrdersAdminServiceDefinition>('storefront.orders.v1.OrdersAdminService', to(ordersAddress))),
    billingAdmin: closing(createClient<BillingAdminServiceDefinition>('storefront.billing.v1.BillingAdminService', to(billingAddress))),
    shared: { getOrder, getInvoice },
    internals: { cart: cartDeps, catalog: catalogDeps, orders: ordersDeps, billing: billing.deps },
    async close() {
      for (const close of closers) await close();
      await Promise.all([catalogDatabase.close(), cartDatabase.close(), ordersDatabase.close(), billing.close()]);
    },
  };
}
