import { createBatcher, keepSession, notify } from '@storefront/db';
import type { Activity } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';

/** The signals that let a relay rest. */
export interface RestOptions<Database> {
  readonly db: Kysely<Database>;
  /** The URL of `db`, for a session of its own. It must not lead through a pooler in transaction mode. */
  readonly url: string;
  readonly activity: Activity;
  /** The pause between two polls while the relay rests. */
  readonly idlePollMs?: number;
  readonly service: string;
  readonly log: Logger;
  /** Wakes the relay of this process. */
  readonly wake: () => void;
}

/** Tells whether a relay can rest, because it is notified of what other processes append. */
export interface Rest {
  /** Returns how long the relay can wait for its next poll; undefined if it cannot rest. */
  readonly pollMs: () => number | undefined;
  /** Notifies the relays of other processes. */
  readonly announce: () => void;
  readonly close: () => Promise<void>;
}

/** The maximum latency of an event whose notification was lost. Short enough to renew the lease in time, and long enough to renew it with each poll. */
const IDLE_POLL_MS = 3_000;
/** At most one notification in this time. */
const INTERVAL_MS = 20;

/** Listens for the events that other processes of the service append. While nothing is heard, because there is no session or work has just arrived, the relay cannot rest. */
export function createRest<Database>({ db, url, activity, idlePollMs = IDLE_POLL_MS, service, log, wake }: RestOptions<Database>): Rest {
  const channel = `${service}_outbox`;
  let isListening = false;
  const session = keepSession({
    url,
    name: `${service} relay`,
    channel,
    log,
    onChange(isOpen) {
      isListening = isOpen;
      // Notifications may have been missed.
      wake();
    },
    onNotification: wake,
  });
  const stopListening = activity.onResume(wake);
  const announce = createBatcher(
    async (calls: readonly unknown[]) => {
      await notify(db, channel);
      return calls;
    },
    { intervalMs: INTERVAL_MS },
  );
  return {
    pollMs: () => (isListening && activity.isIdle() ? idlePollMs : undefined),
    announce: () => void announce(undefined).catch((error: unknown) => log.warn({ err: error, service }, 'relay_not_notified')),
    close() {
      stopListening();
      return session.close();
    },
  };
}
