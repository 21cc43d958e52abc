import { allSweeps, type Sweep, startSweep } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { BillingDeps } from '../deps.ts';
import { expireHolds } from './expire-holds.ts';
import { expireSessions } from './expire-sessions.ts';
import { forgetClosedOrders } from './forget-closed-orders.ts';
import { forgetExpiredAnswers } from './forget-expired-answers.ts';
import { forgetOldLogins } from './forget-old-logins.ts';

/** A lapsed hold or session is seen within this; both live for minutes. */
const DUE_EVERY_MS = 5_000;
/** Old rows only cost room. */
const FORGET_EVERY_MS = 10 * 60_000;

/** Everything this service does unasked. Every process sweeps; rows are taken one by one under their locks, so two do no harm. */
export const startSweeps = (deps: BillingDeps, log: Logger): Sweep =>
  allSweeps([
    startSweep('expire_holds', DUE_EVERY_MS, log, () => expireHolds(deps)),
    startSweep('expire_payment_sessions', DUE_EVERY_MS, log, () => expireSessions(deps)),
    startSweep('forget_closed_orders', FORGET_EVERY_MS, log, () => forgetClosedOrders(deps)),
    startSweep('forget_expired_answers', FORGET_EVERY_MS, log, () => forgetExpiredAnswers(deps)),
    startSweep('forget_old_logins', FORGET_EVERY_MS, log, () => forgetOldLogins(deps)),
  ]);
