import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import type { ServiceConfig } from '@storefront/config';
import type { BillingAdminServiceDefinition, BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import type { OrdersAdminServiceDefinition, OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type Client, createClient, readsOf } from '@storefront/rpc';

type BillingStreams = 'ExportCustomers' | 'ExportTax' | 'ExportAging' | 'ExportPayments';
type RenderedDocument = 'RenderInvoice' | 'RenderStatement' | 'RenderCreditNote';
type CatalogStreams = 'ImportProducts' | 'ExportProducts';

/** gRPC clients of all services. None has a credential: every call carries the token that the request has presented. */
export interface AdminClients {
  readonly stores: Client<StoresAdminServiceDefinition>;
  readonly catalog: Client<CatalogAdminServiceDefinition, CatalogStreams>;
  readonly cart: Client<CartAdminServiceDefinition>;
  readonly orders: Client<OrdersAdminServiceDefinition>;
  readonly billing: Client<BillingAdminServiceDefinition, BillingStreams>;
  /** The RPCs that operators share with shoppers, as of the next two. */
  readonly shoppersOrders: Client<OrdersServiceDefinition>;
  readonly shoppersBilling: Client<BillingServiceDefinition, RenderedDocument>;
  readonly webhooks: Client<WebhooksServiceDefinition>;
  readonly operations: Readonly<Record<ServiceName, Client<OperationsServiceDefinition, 'ListLedger'>>>;
}

/** The gRPC address of each service. */
export type AdminAddresses = Readonly<Record<ServiceName, string>>;

/** A write for staff can involve four services and a payment gateway. */
const DEADLINE_MS = 8000;

/** Creates the clients, which connect on first use. Only reads are retried after a broken connection. */
export function openAdminClients(addresses: AdminAddresses, tls: ServiceConfig['tls']): AdminClients {
  const open = <D, Streams extends string = never>(service: ServiceName, fullName: string): Client<D, Streams> =>
    createClient<D, Streams>(fullName, {
      address: addresses[service],
      serviceToken: '',
      tls,
      serverName: service,
      deadlineMs: DEADLINE_MS,
      idempotent: readsOf<D>(fullName),
    });
  const operations = (service: ServiceName) =>
    open<OperationsServiceDefinition, 'ListLedger'>(service, 'storefront.operations.v1.OperationsService');
  return {
    stores: open('gateway', 'storefront.gateway.v1.StoresAdminService'),
    catalog: open('catalog', 'storefront.catalog.v1.CatalogAdminService'),
    cart: open('cart', 'storefront.cart.v1.CartAdminService'),
    orders: open('orders', 'storefront.orders.v1.OrdersAdminService'),
    billing: open('billing', 'storefront.billing.v1.BillingAdminService'),
    shoppersOrders: open('orders', 'storefront.orders.v1.OrdersService'),
    shoppersBilling: open('billing', 'storefront.billing.v1.BillingService'),
    webhooks: open('webhooks', 'storefront.webhooks.v1.WebhooksService'),
    operations: Object.fromEntries(SERVICE_NAMES.map((name) => [name, operations(name)])) as AdminClients['operations'],
  };
}

/** Closes the clients. */
export function closeAdminClients({ operations, ...clients }: AdminClients): void {
  for (const client of [...Object.values(clients), ...Object.values(operations)]) client.close();
}
