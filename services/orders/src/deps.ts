import type { FairQueue } from '@storefront/fair-queue';
import type {
  OrdersAdminServiceDefinition,
  OrdersServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/orders/v1';
import type { RpcNames, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { BackgroundTasks } from './checkout/background-tasks.ts';
import type { CommitHolds } from './checkout/commit-holds.ts';
import type { Faults } from './checkout/faults.ts';
import type { BillingClient, CartClient, CatalogClient } from './clients.ts';
import type { CompleteCheckout } from './store/complete-checkouts.ts';
import type { InsertOrder } from './store/insert-orders.ts';
import type { Db } from './store/schema.ts';
import type { StartCheckout } from './store/start-checkouts.ts';

/** Dependencies of the handlers, event handlers, and sweeps. */
export interface OrdersDeps {
  readonly db: Db;
  readonly cart: CartClient;
  readonly catalog: CatalogClient;
  readonly billing: BillingClient;
  readonly newId: () => string;
  /** Identifies this process in the leases of its checkouts. */
  readonly leaseOwner: string;
  readonly now: () => Date;
  /** Wakes the relay; call it after each commit that may have written events. */
  readonly afterCommit: () => void;
  /** Work that continues after a checkout's response. */
  readonly backgroundTasks: BackgroundTasks;
  readonly checkoutPermits: FairQueue;
  readonly startCheckout: StartCheckout;
  readonly insertOrder: InsertOrder;
  readonly commitHolds: CommitHolds;
  readonly completeCheckout: CompleteCheckout;
  readonly log: Logger;
  readonly faults: Faults;
}

type Definitions = OrdersAdminServiceDefinition | OrdersServiceDefinition | SandboxServiceDefinition;

/** Creates the handler of a unary RPC. */
export type OrdersHandler<N extends RpcNames<Definitions>> = (deps: OrdersDeps) => UnaryHandlerOf<Definitions, N>;
