import { requireSandbox } from '@storefront/rpc';
import { atStoreTime, saveOffset } from '@storefront/store-clock';
import type { CatalogHandler } from '../deps.ts';
import { applySaleWindows } from '../sweeps/apply-sale-windows.ts';

/** Moves the clock of the caller's sandbox forward and applies the sales that have begun or ended by then, so that the new time has its effect when the call returns. */
export const advanceClock: CatalogHandler<'AdvanceClock'> =
  (deps) =>
  async ({ offsetMs }, caller) => {
    requireSandbox(caller);
    await saveOffset(deps.db, caller, Number(offsetMs));
    // A sweep looks up the time of each store, so it must not start from the time of this one.
    await atStoreTime(0, () => applySaleWindows(deps));
    return {};
  };
