import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { deleteSender, noteSender, releaseLeasesOfDead } from '../store/senders.ts';

/** How often a sender says that it lives and looks after the others. */
const EVERY_MS = 2_000;
/** Several missed signs of life: a process was killed, not just slow. */
const DEAD_AFTER_MS = 10_000;

/**
 * Frees at once what a killed sender had on its way: without this the few requests that an endpoint may have would be taken by a dead process
 * until their leases run out. A sender that the database could not be reached by judges nobody until it has been well itself for as long.
 */
export function startRollCall(db: Kysely<Database>, sender: string, log: Logger): { readonly close: () => Promise<void> } {
  let wellSince: number | undefined;
  let running: Promise<void> = Promise.resolve();

  const call = async (): Promise<void> => {
    try {
      await noteSender(db, sender);
      wellSince ??= performance.now();
      if (performance.now() - wellSince < DEAD_AFTER_MS) return;
      const freed = await releaseLeasesOfDead(db, DEAD_AFTER_MS);
      if (freed > 0) log.warn({ deliveries: freed }, 'webhook_leases_released');
    } catch (error) {
      wellSince = undefined;
      log.warn({ err: error }, 'webhook_roll_call_failed');
    }
  };
  const next = (): void => {
    running = running.then(call);
  };
  const timer = setInterval(next, EVERY_MS);
  next();
  return {
    async close() {
      clearInterval(timer);
      await running;
      await deleteSender(db, sender).catch((error: unknown) => log.warn({ err: error }, 'webhook_roll_call_failed'));
    },
  };
}
