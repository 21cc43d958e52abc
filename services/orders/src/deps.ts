import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { Client } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Afterwards } from './checkout/afterwards.ts';
import type { Faults } from './checkout/faults.ts';
import type { Database } from './store/schema.ts';

/** What the handlers, events and sweeps of this service work with. */
export interface OrdersDeps {
  readonly db: Kysely<Database>;
  readonly cart: Pick<Client<CartServiceDefinition>, 'freezeCart' | 'unfreezeCart' | 'closeCart'>;
  readonly catalog: Pick<Client<CatalogServiceDefinition>, 'reserveStock' | 'commitReservation' | 'releaseReservation' | 'shipReservation'>;
  readonly billing: Pick<
    Client<BillingServiceDefinition>,
    'authorizePayment' | 'commitPayment' | 'releasePayment' | 'getOrderBilling' | 'reopenPayment'
  >;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay after a commit that wrote events. */
  readonly afterCommit: () => void;
  /** What an answered checkout still does. */
  readonly afterwards: Afterwards;
  readonly log: Logger;
  readonly faults: Faults;
}
