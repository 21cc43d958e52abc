import { allSweeps, type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { CatalogDeps } from '../deps.ts';
import { compactChanges } from '../store/compact-changes.ts';
import { followThresholds } from '../store/follow-thresholds.ts';
import { reindexCategories } from '../store/reindex-categories.ts';
import { expireReservations } from '../store/resolve-reservation.ts';
import { turnSaleWindows } from '../store/sale-windows.ts';
import { refreshStaleStatistics } from '../store/stale-statistics.ts';
import { tellBands } from '../store/tell-bands.ts';

/** A sale that opens must show everywhere within a second: half of that for this look, which is one probe of a small index. */
const SALE_WINDOWS_EVERY_MS = 500;
/** A hold lasts a quarter of an hour; nobody counts its seconds. */
const HOLDS_EVERY_MS = 5_000;
/** What may flip many times a second is told of once a second, and not much later. */
const BANDS_EVERY_MS = 250;
/** A renamed category is shown at once; that a search finds its products by the new name may take a moment. */
const SEARCH_INDEX_EVERY_MS = 1_000;
/** A store changes its threshold once a year; shelf by shelf, its bands follow soon. */
const THRESHOLDS_EVERY_MS = 1_000;
/** Often enough that the readers of what was just imported, products or prices, hardly meet old statistics. */
const STATISTICS_EVERY_MS = 5_000;
/** What comes of age does so all day long; an hour more does no harm. */
const CHANGE_LOG_EVERY_MS = 3_600_000;

/** Everything this service does unasked. */
export const startSweeps = ({ db, now, afterCommit }: CatalogDeps, log: Logger): Sweep =>
  allSweeps([
    startSweep('sale_windows', SALE_WINDOWS_EVERY_MS, log, () => untilNoneIsLeft(() => turnSaleWindows(db, now()), afterCommit)),
    startSweep('lapsed_holds', HOLDS_EVERY_MS, log, () => untilNoneIsLeft(() => expireReservations(db), afterCommit)),
    startSweep('bands', BANDS_EVERY_MS, log, () => untilNoneIsLeft(() => tellBands(db), afterCommit)),
    startSweep('search_index', SEARCH_INDEX_EVERY_MS, log, () => untilNoneIsLeft(() => reindexCategories(db), afterCommit)),
    startSweep('thresholds', THRESHOLDS_EVERY_MS, log, () => untilNoneIsLeft(() => followThresholds(db), afterCommit)),
    startSweep('statistics', STATISTICS_EVERY_MS, log, () => refreshStaleStatistics(db)),
    startSweep('change_log', CHANGE_LOG_EVERY_MS, log, () => untilNoneIsLeft(() => compactChanges(db, now()))),
  ]);
