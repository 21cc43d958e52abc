import { allSweeps, type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { OrdersDeps } from '../deps.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';
import { sweepOldRows } from './sweep-old-rows.ts';
import { sweepShipments } from './sweep-shipments.ts';
import { sweepUnpaidOrders } from './sweep-unpaid-orders.ts';

/** A checkout must settle within a minute; its lease is ten seconds, so two more do not matter, and an idle look is one index probe. */
const CHECKOUTS_EVERY_MS = 2_000;
const SHIPMENTS_EVERY_MS = 5_000;
/** An unpaid order has an hour's grace; nobody counts its seconds. */
const UNPAID_EVERY_MS = 15_000;
const OLD_ROWS_EVERY_MS = 10 * 60_000;

/** Everything this service does unasked. */
export const startSweeps = (deps: OrdersDeps): Sweep =>
  allSweeps([
    startSweep('checkouts', CHECKOUTS_EVERY_MS, deps.log, () => untilNoneIsLeft(() => sweepCheckouts(deps))),
    startSweep('shipments', SHIPMENTS_EVERY_MS, deps.log, () => untilNoneIsLeft(() => sweepShipments(deps))),
    startSweep('unpaid_orders', UNPAID_EVERY_MS, deps.log, () => sweepUnpaidOrders(deps)),
    startSweep('old_rows', OLD_ROWS_EVERY_MS, deps.log, () => sweepOldRows(deps)),
  ]);
