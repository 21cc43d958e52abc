import type { TlsFiles } from '@storefront/config';
import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import type { OrdersAdminServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import { createClient } from '@storefront/rpc';

/** Generous because each service compiles its statements on the first call, and all services start at once on as few as two cores. */
const DEADLINE_MS = 20_000;

/** The gRPC addresses of the services that the demo store is created in. */
export type AdminAddresses = Readonly<Record<'gateway' | 'catalog' | 'cart' | 'orders' | 'billing', string>>;

/** Creates clients for the admin APIs of a running system. */
export function adminClients(addresses: AdminAddresses, operatorToken: string, tls?: TlsFiles) {
  const options = (address: string) => ({ address, serviceToken: operatorToken, tls, deadlineMs: DEADLINE_MS });
  const clients = {
    stores: createClient<StoresAdminServiceDefinition>('storefront.gateway.v1.StoresAdminService', options(addresses.gateway)),
    catalog: createClient<CatalogAdminServiceDefinition, 'ImportProducts'>(
      'storefront.catalog.v1.CatalogAdminService',
      options(addresses.catalog),
    ),
    cart: createClient<CartAdminServiceDefinition>('storefront.cart.v1.CartAdminService', options(addresses.cart)),
    orders: createClient<OrdersAdminServiceDefinition>('storefront.orders.v1.OrdersAdminService', options(addresses.orders)),
    billing: createClient<BillingAdminServiceDefinition>('storefront.billing.v1.BillingAdminService', options(addresses.billing)),
  };
  const close = (): void => {
    for (const client of Object.values(clients)) client.close();
  };
  return { ...clients, close };
}

/** The admin API clients that create the demo store. */
export type AdminClients = ReturnType<typeof adminClients>;
