import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingAdminService';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1/StoresAdminService';
import type { OrdersAdminServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersAdminService';
import { createClient } from '@storefront/rpc';
import type { System } from '../start-system.ts';

/** The first call of a service compiles its statements, on two cores that all start at once. */
const DEADLINE_MS = 20_000;

/** The admin APIs of a running system, as the `storefront` command uses them. */
export function adminClients({ addresses, env }: Pick<System, 'addresses' | 'env'>) {
  const options = (address: string) => ({ address, serviceToken: env.SERVICE_TOKEN ?? '', deadlineMs: DEADLINE_MS });
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

export type AdminClients = ReturnType<typeof adminClients>;
