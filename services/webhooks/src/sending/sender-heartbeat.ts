import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { deleteSender, recordHeartbeat, releaseLeasesOfDeadSenders } from '../store/senders.ts';

/** How often a sender records its heartbeat and checks the others. */
const EVERY_MS = 2_000;
/** Several missed heartbeats: the process was killed, not just slow. */
const DEAD_AFTER_MS = 10_000;

/**
 * Releases the leases of killed senders. Otherwise a killed process would occupy the few requests that an endpoint can have in flight until
 * its leases expire. A sender that could not reach the database does not release leases until its own heartbeats have succeeded for as long.
 */
export function startSenderHeartbeat(db: Kysely<Database>, sender: string, log: Logger): { readonly close: () => Promise<void> } {
  let healthySince: number | undefined;
  let running: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    try {
      await recordHeartbeat(db, sender);
      healthySince ??= performance.now();
      if (performance.now() - healthySince < DEAD_AFTER_MS) return;
      const freed = await releaseLeasesOfDeadSenders(db, DEAD_AFTER_MS);
      if (freed > 0) log.warn({ deliveries: freed }, 'webhook_leases_released');
    } catch (error) {
      healthySince = undefined;
      log.warn({ err: error }, 'webhook_heartbeat_failed');
    }
  };
  const next = (): void => {
    running = running.then(beat);
  };
  const timer = setInterval(next, EVERY_MS);
  next();
  return {
    async close() {
      clearInterval(timer);
      await running;
      await deleteSender(db, sender).catch((error: unknown) => log.warn({ err: error }, 'webhook_heartbeat_failed'));
    },
  };
}
