import { allSweeps, type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { CatalogDeps } from '../deps.ts';
import { reindexCategories } from '../store/reindex-categories.ts';
import { expireReservations } from '../store/resolve-reservation.ts';
import { turnSaleWindows } from '../store/sale-windows.ts';

/** A sale that opens must show everywhere within a second: half of that for this look, which is one probe of a small index. */
const SALE_WINDOWS_EVERY_MS = 500;
/** A hold lasts a quarter of an hour; nobody counts its seconds. */
const HOLDS_EVERY_MS = 5_000;
/** A renamed category is shown at once; that a search finds its products by the new name may take a moment. */
const SEARCH_INDEX_EVERY_MS = 1_000;

/** Everything this service does unasked. */
export const startSweeps = ({ db, now, afterCommit }: CatalogDeps, log: Logger): Sweep =>
  allSweeps([
    startSweep('sale_windows', SALE_WINDOWS_EVERY_MS, log, () => untilNoneIsLeft(() => turnSaleWindows(db, now()), afterCommit)),
    startSweep('lapsed_holds', HOLDS_EVERY_MS, log, () => untilNoneIsLeft(() => expireReservations(db), afterCommit)),
    startSweep('search_index', SEARCH_INDEX_EVERY_MS, log, () => untilNoneIsLeft(() => reindexCategories(db), afterCommit)),
  ]);
