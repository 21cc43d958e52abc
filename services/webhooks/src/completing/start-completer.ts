import { createStoreBatcher, type Scope } from '@storefront/db';
import { wakeSignal } from '@storefront/events';
import { type Activity, pause, reportSkipped } from '@storefront/lifecycle';
import { inSpan } from '@storefront/telemetry';
import type { RenderedEvent } from '../events/insert-event-deliveries.ts';
import { claimHeldEvents, type HeldEvent } from '../store/held-events.ts';
import { nextTurnInMs } from '../store/turns.ts';
import { type CompletingDeps, completeEvent, deliverCompleted } from './complete-event.ts';

/** The options of `startCompleter`. */
export interface CompleterOptions extends CompletingDeps {
  /** The process that holds the leases. Another one releases them if it dies. */
  readonly holder: string;
  readonly activity: Activity;
  /** Called with the store after deliveries were written. */
  readonly afterCommit: (scope: Scope) => void;
}

/** Concurrent calls to billing. A burst of orders takes a few rounds of a few milliseconds each. */
const CLAIM_MAX = 16;
/** Longer than a call to billing with its deadline and the transaction that follows. */
const LEASE_MS = 10_000;
/** The maximum delay of an event whose wake-up was lost. */
const POLL_MS = 1_000;
/** The wait when another process has just claimed what is due. */
const WAIT_MIN_MS = 10;
/** The same as `POLL_MS` while the service is idle. */
const IDLE_POLL_MS = 5_000;

/** Completes held events when they are due, in turns of their stores. */
export function startCompleter(options: CompleterOptions) {
  const { activity, afterCommit, db, holder, log } = options;
  const signal = wakeSignal();
  const closing = new AbortController();

  const deliverTogether = createStoreBatcher(
    async (completed: readonly RenderedEvent[]) => {
      await deliverCompleted(options, completed);
      return completed.map(() => undefined);
    },
    ({ event }) => event,
  );
  /** If events cannot be written together, each is written by itself. */
  const deliver = (completed: RenderedEvent): Promise<void> =>
    deliverTogether(completed).catch(() => deliverCompleted(options, [completed]));

  const complete = async (held: HeldEvent): Promise<void> => {
    try {
      const { traceparent, type } = held.event;
      const span = { kind: 'internal', parent: { traceparent: traceparent ?? undefined } } as const;
      const waitMs = await inSpan(`complete ${type}`, span, () => completeEvent(held, options, deliver));
      if (waitMs === undefined) afterCommit(held.event);
    } catch (error) {
      log.error({ err: error, event_id: held.event.id, tenant_id: held.event.tenantId }, 'webhook_event_not_completed');
    }
  };

  const refuse = reportSkipped(log, 'claim-held-events');
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const waitMs = await nextTurnInMs(db, 'held_event', activity.isIdle() ? IDLE_POLL_MS : POLL_MS);
        const claimed = waitMs > 0 ? [] : await claimHeldEvents(db, { holder, limit: CLAIM_MAX, leaseMs: LEASE_MS, refuse });
        await Promise.all(claimed.map(complete));
        if (claimed.length === 0) await signal.sleep(Math.max(waitMs, WAIT_MIN_MS));
      } catch (error) {
        log.warn({ err: error }, 'webhook_hold_claim_failed');
        await pause(POLL_MS, closing.signal);
      }
    }
  };

  const running = run();
  return {
    /** Call after each commit that held an event, so that it is completed immediately instead of at the next poll. */
    wake: signal.wake,
    /** Stops claiming, and waits for the events in progress. */
    close: (): Promise<void> => {
      closing.abort();
      signal.wake();
      return running;
    },
  };
}
