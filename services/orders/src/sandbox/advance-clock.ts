import { requireSandbox } from '@storefront/rpc';
import { atTimeOfStore, saveOffset } from '@storefront/store-clock';
import type { OrdersHandler } from '../deps.ts';
import { expireUnpaidOrders } from '../sweeps/sweep-unpaid-orders.ts';

/** Moves the clock of the caller's sandbox forward and expires the orders that were not paid by then, so that the new time has its effect when the call returns. */
export const advanceClock: OrdersHandler<'AdvanceClock'> =
  (deps) =>
  async ({ offsetMs }, caller) => {
    requireSandbox(caller);
    await saveOffset(deps.db, caller, Number(offsetMs));
    await atTimeOfStore(deps.db, caller, () => expireUnpaidOrders(deps, caller));
    return {};
  };
