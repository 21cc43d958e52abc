import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingAdminService';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1/StoresAdminService';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import type { OrdersAdminServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersAdminService';
import { type Client, checkHealth, createClient } from '@storefront/rpc';
import type { Connection, ServiceName } from './connection.ts';

/** An operator waits longer than a shopper: an invariant check reads whole tables. */
const DEADLINE_MS = 60_000;

type CatalogStreams = 'ImportProducts' | 'ExportProducts' | 'ExportContractPrices';

export interface Clients {
  readonly stores: Client<StoresAdminServiceDefinition>;
  readonly catalog: Client<CatalogAdminServiceDefinition, CatalogStreams>;
  readonly cart: Client<CartAdminServiceDefinition>;
  readonly orders: Client<OrdersAdminServiceDefinition>;
  readonly billing: Client<BillingAdminServiceDefinition>;
  readonly operations: (service: ServiceName) => Client<OperationsServiceDefinition, 'ListLedger'>;
  /** Whether a service answers at all within `timeoutMs`. */
  readonly answers: (service: ServiceName, timeoutMs: number) => Promise<boolean>;
  close(): void;
}

/** Clients of every admin API, each made at its first use: `--help` needs no running system. */
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
      return open<BillingAdminServiceDefinition>('billing', 'storefront.billing.v1.BillingAdminService');
    },
    operations: (service) => open<OperationsServiceDefinition, 'ListLedger'>(service, 'storefront.operations.v1.OperationsService'),
    answers: (service, timeoutMs) => checkHealth(readConnection().addresses[service], timeoutMs),
    close: () => {
      for (const client of opened.values()) client.close();
    },
  };
}

const connectTo = <D, Streams extends string>(
  { addresses, serviceToken }: Connection,
  service: ServiceName,
  fullName: string,
): Client<D, Streams> => createClient<D, Streams>(fullName, { address: addresses[service], serviceToken, deadlineMs: DEADLINE_MS });
