import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import { type Client, createClient } from '@storefront/rpc';
import { CALL_DEADLINE_MS, type Config } from './config.ts';

export interface Neighbours {
  readonly cart: Client<CartServiceDefinition>;
  readonly catalog: Client<CatalogServiceDefinition>;
  readonly billing: Client<BillingServiceDefinition>;
}

type Addresses = Pick<Config, 'billingAddress' | 'cartAddress' | 'catalogAddress' | 'serviceToken'>;

/** Clients of the services that checkout asks. Every one of these questions may be sent again: it is asked under the checkout's id. */
export function connectNeighbours({ billingAddress, cartAddress, catalogAddress, serviceToken }: Addresses): Neighbours {
  const options = { serviceToken, deadlineMs: CALL_DEADLINE_MS };
  return {
    cart: createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
      ...options,
      address: cartAddress,
      idempotent: ['FreezeCart', 'UnfreezeCart', 'CloseCart'],
    }),
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      ...options,
      address: catalogAddress,
      idempotent: ['ReserveStock', 'CommitReservation', 'ReleaseReservation', 'ShipReservation'],
    }),
    billing: createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
      ...options,
      address: billingAddress,
      idempotent: ['AuthorizePayment', 'CommitPayment', 'ReleasePayment', 'GetOrderBilling', 'ReopenPayment'],
    }),
  };
}
