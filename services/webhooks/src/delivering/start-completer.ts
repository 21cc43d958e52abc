import { createStoreBatcher, type Scope } from '@storefront/db';
import { wakeSignal } from '@storefront/events';
import { type Activity, pause, reportSkipped } from '@storefront/lifecycle';
import { inSpan } from '@storefront/telemetry';
import { nextDueInMs } from '../store/flows.ts';
import { claimPendingEvents, type PendingEvent } from '../store/pending-events.ts';
import type { RenderedEvent } from '../store/receivers.ts';
import { completeEvent, type CompletingDeps, dispatchCompleted } from './deliver-event.ts';

/** The options of `startCompleter`. */
export interface CompleterOptions extends CompletingDeps {
  /** The process that owns the leases. Another one releases them if it dies. */
  readonly owner: string;
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

/** Completes pending events when they are due, in rounds of their stores. */
export function startCompleter(options: CompleterOptions) {
  const { activity, afterCommit, db, owner, log } = options;
  const signal = wakeSignal();
  const closing = new AbortController();

  const deliverTogether = createStoreBatcher(
    async (completed: readonly RenderedEvent[]) => {
      await dispatchCompleted(options, completed);
      return completed.map(() => undefined);
    },
    ({ event }) => event,
  );
  /** If events cannot be written together, each is written by itself. */
  const deliver = (completed: RenderedEvent): Promise<void> =>
    deliverTogether(completed).catch(() => dispatchCompleted(options, [completed]));

  const complete = async (pending: PendingEvent): Promise<void> => {
    try {
      const { traceparent, type } = pending.event;
      const span = { kind: 'internal', parent: { traceparent: traceparent ?? undefined } } as const;
      const waitMs = await inSpan(`complete ${type}`, span, () => completeEvent(pending, options, deliver));
      if (waitMs === undefined) afterCommit(pending.event);
    } catch (error) {
      log.error({ err: error, event_id: pending.event.id, tenant_id: pending.event.tenantId }, 'webhook_event_not_completed');
    }
  };

  const refuse = reportSkipped(log, 'claim-pending-events');
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const waitMs = await nextDueInMs(db, 'pending_event', activity.isIdle() ? IDLE_POLL_MS : POLL_MS);
        const claimed = waitMs > 0 ? [] : await claimPendingEvents(db, { owner, limit: CLAIM_MAX, leaseMs: LEASE_MS, refuse });
        await Promise.all(claimed.map(complete));
        if (claimed.length === 0) await signal.sleep(Math.max(waitMs, WAIT_MIN_MS));
      } catch (error) {
        log.warn({ err: error }, 'webhook_pending_claim_failed');
        await pause(POLL_MS, closing.signal);
      }
    }
  };

  const running = run();
  return {
    /** Call after each commit that stored a pending event, so that it is completed immediately instead of at the next poll. */
    wake: signal.wake,
    /** Stops claiming, and waits for the events in progress. */
    close: (): Promise<void> => {
      closing.abort();
      signal.wake();
      return running;
    },
  };
}
