import type { BillingAdminServiceDefinition, BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import type { OrdersAdminServiceDefinition, OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type Client, checkHealth, createClient } from '@storefront/rpc';
import type { Connection, ServiceName } from './connection.ts';

/** Longer than a shopper's deadline, because an invariant check reads whole tables. */
const DEADLINE_MS = 60_000;

type BillingStreams = 'ExportCustomers' | 'ExportTax' | 'ExportAging' | 'ExportPayments';
type RenderedDocument = 'RenderInvoice' | 'RenderStatement' | 'RenderCreditNote';
type CatalogStreams = 'ImportProducts' | 'ExportProducts';

/** Clients for the admin APIs of all services. */
export interface Clients {
  readonly stores: Client<StoresAdminServiceDefinition>;
  readonly catalog: Client<CatalogAdminServiceDefinition, CatalogStreams>;
  readonly cart: Client<CartAdminServiceDefinition>;
  readonly orders: Client<OrdersAdminServiceDefinition>;
  readonly billing: Client<BillingAdminServiceDefinition, BillingStreams>;
  /** Only the RPCs that operators share with shoppers, as of the next one. */
  readonly shoppersOrders: Pick<Client<OrdersServiceDefinition>, 'getOrder'>;
  readonly shoppersBilling: Pick<
    Client<BillingServiceDefinition, RenderedDocument>,
    'getInvoice' | 'renderInvoice' | 'getStatement' | 'renderStatement' | 'listCreditNotes' | 'getCreditNote' | 'renderCreditNote'
  >;
  /** Only the RPCs that the operator may call. */
  readonly webhooks: Pick<Client<WebhooksServiceDefinition>, 'listSubscriptions' | 'listDeliveries' | 'getEventFeed' | 'setEventFeed'>;
  readonly operations: (service: ServiceName) => Client<OperationsServiceDefinition, 'ListLedger'>;
  /** Reports whether a service passes its health check within `timeoutMs`. */
  readonly responds: (service: ServiceName, timeoutMs: number) => Promise<boolean>;
  close(): void;
}

/** Creates the admin API clients, each on first use, so that `--help` works without a running system. */
export function createClients(readConnection: () => Connection): Clients {
  const opened = new Map<string, { close(): void }>();
  const open = <D, Streams extends string = never>(service: ServiceName, fullName: string): Client<D, Streams> => {
    const key = `${service} ${fullName}`;
    const client = opened.get(key) ?? connectTo<D, Streams>(readConnection(), service, fullName);
    opened.set(key, client);
    return client as Client<D, Streams>;
  };
  return {
    get stores() {
      return open<StoresAdminServiceDefinition>('gateway', 'storefront.gateway.v1.StoresAdminService');
    },
    get catalog() {
      return open<CatalogAdminServiceDefinition, CatalogStreams>('catalog', 'storefront.catalog.v1.CatalogAdminService');
    },
    get cart() {
      return open<CartAdminServiceDefinition>('cart', 'storefront.cart.v1.CartAdminService');
    },
    get orders() {
      return open<OrdersAdminServiceDefinition>('orders', 'storefront.orders.v1.OrdersAdminService');
    },
    get billing() {
      return open<BillingAdminServiceDefinition, BillingStreams>('billing', 'storefront.billing.v1.BillingAdminService');
    },
    get shoppersOrders() {
      return open<OrdersServiceDefinition>('orders', 'storefront.orders.v1.OrdersService');
    },
    get shoppersBilling() {
      return open<BillingServiceDefinition, RenderedDocument>('billing', 'storefront.billing.v1.BillingService');
    },
    get webhooks() {
      return open<WebhooksServiceDefinition>('webhooks', 'storefront.webhooks.v1.WebhooksService');
    },
    operations: (service) => open<OperationsServiceDefinition, 'ListLedger'>(service, 'storefront.operations.v1.OperationsService'),
    responds: (service, timeoutMs) => {
      const { addresses, tls } = readConnection();
      return checkHealth(addresses[service], timeoutMs, { tls, serverName: service });
    },
    close: () => {
      for (const client of opened.values()) client.close();
    },
  };
}

const connectTo = <D, Streams extends string>(
  { addresses, operatorToken, tls }: Connection,
  service: ServiceName,
  fullName: string,
): Client<D, Streams> =>
  createClient<D, Streams>(fullName, {
    address: addresses[service],
    serviceToken: operatorToken,
    tls,
    serverName: service,
    deadlineMs: DEADLINE_MS,
  });
