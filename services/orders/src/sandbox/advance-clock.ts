import { requireSandbox } from '@storefront/rpc';
import { atStoreTime, saveOffset } from '@storefront/store-clock';
import type { OrdersHandler } from '../deps.ts';
import { makeUnpaidOrdersCheckable } from '../store/unpaid-orders.ts';
import { sweepUnpaidOrders } from '../sweeps/sweep-unpaid-orders.ts';

/** Moves the clock of the caller's sandbox forward and expires the orders that were not paid by then, so that the new time has its effect when the call returns. */
export const advanceClock: OrdersHandler<'AdvanceClock'> =
  (deps) =>
  async ({ offsetMs }, caller) => {
    requireSandbox(caller);
    await saveOffset(deps.db, caller, Number(offsetMs));
    await makeUnpaidOrdersCheckable(deps.db, caller);
    // A sweep looks up the time of each store, so it must not start from the time of this one.
    await atStoreTime(0, () => sweepUnpaidOrders(deps));
    return {};
  };
