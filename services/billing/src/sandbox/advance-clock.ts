import { requireSandbox } from '@storefront/rpc';
import { atStoreTime, saveOffset } from '@storefront/store-clock';
import type { BillingHandler } from '../deps.ts';
import { expireSessions } from '../gateways/sweeps/expire-sessions.ts';
import { announceOverdue } from '../invoices/sweeps/announce-overdue.ts';
import { makeSandboxPayments } from '../payments/sweeps/make-sandbox-payments.ts';

/** Moves the clock of the caller's sandbox forward makes the payments, expires the payment sessions, and announces the overdue invoices that are due by then, so that the new time has its effect when the call returns. */
export const advanceClock: BillingHandler<'AdvanceClock'> =
  (deps) =>
  async ({ offsetMs }, caller) => {
    requireSandbox(caller);
    await saveOffset(deps.db, caller, Number(offsetMs));
    // A sweep looks up the time of each store, so it must not start from the time of this one.
    await atStoreTime(0, async () => {
      await makeSandboxPayments(deps);
      await expireSessions(deps);
      await announceOverdue(deps);
    });
    return {};
  };
