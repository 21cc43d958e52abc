import type { Logger } from '@storefront/telemetry';
import type { CatalogDeps } from '../deps.ts';
import { expireReservations } from '../store/resolve-reservation.ts';
import { turnSaleWindows } from '../store/sale-windows.ts';
import { type Sweep, startSweep } from './start-sweep.ts';

/** A sale that opens must show everywhere within a second: half of that for this look, which is one probe of a small index. */
const SALE_WINDOWS_EVERY_MS = 500;
/** A hold lasts a quarter of an hour; nobody counts its seconds. */
const HOLDS_EVERY_MS = 5_000;

/** Everything this service does unasked. */
export function startSweeps({ db, now, afterCommit }: CatalogDeps, log: Logger): Sweep {
  const sweeps = [
    startSweep('sale_windows', SALE_WINDOWS_EVERY_MS, log, () => untilNoneIsLeft(() => turnSaleWindows(db, now()), afterCommit)),
    startSweep('lapsed_holds', HOLDS_EVERY_MS, log, () => untilNoneIsLeft(() => expireReservations(db), afterCommit)),
  ];
  return {
    close: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.close()));
    },
  };
}

/** A turn works off a batch; what it did is not due again, so this ends. */
async function untilNoneIsLeft(turn: () => Promise<number>, afterCommit: () => void): Promise<void> {
  while ((await turn()) > 0) afterCommit();
}
