import { setTimeout as sleepFor } from 'node:timers/promises';
import { createStoreBatcher } from '@storefront/db';
import { wakeSignal } from '@storefront/events';
import { type Activity, pause, reportSkipped } from '@storefront/lifecycle';
import { inSpan, type Logger, type SpanOptions, type SpanResult } from '@storefront/telemetry';
import { attemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import type { RetrySchedules } from '../domain/retry-schedule.ts';
import { observeSending } from '../sending/observe-sending.ts';
import type { WebhookClient } from '../sending/webhook-client.ts';
import type { SecretBox } from '../signing/secrets.ts';
import { type Claim, claimDeliveries } from '../store/claims.ts';
import type { Db } from '../store/schema.ts';
import { type EndedAttempt, type Settled, settleAttempts } from '../store/settle-attempts.ts';
import { AHEAD_MS, giveBack, nextLeadMs, type StartTime } from '../store/start-times.ts';
import { attemptDelivery } from './deliver-event.ts';

/** The options of `startSender`. */
export interface SenderOptions {
  readonly db: Db;
  readonly client: WebhookClient;
  readonly secrets: SecretBox;
  readonly schedules: RetrySchedules;
  readonly leaseMs: number;
  /** The process that owns the leases. Another one releases them if it dies. */
  readonly owner: string;
  readonly now: () => Date;
  readonly activity: Activity;
  readonly log: Logger;
}

/** Requests in flight per process. Each needs a socket and its body, a few megabytes in total. */
const IN_FLIGHT_MAX = 128;
/** The same to endpoints that fail, in addition: however many are down, and however long they take, they take no permit of the others. */
const FAILING_IN_FLIGHT_MAX = 64;
/** Deliveries per claim: half of the permits, so that several senders share a burst. */
const CLAIM_MAX = 64;
/** The same for endpoints that fail; smaller, so that their claims leave the database to others. */
const FAILING_CLAIM_MAX = 8;
/** The maximum delay of a retry, and of a delivery whose wake-up was lost. */
const POLL_MS = 250;
/** The same while the service is idle, so that the last retries, which wait for minutes, are up to this late. */
const IDLE_POLL_MS = 2_000;
/** The least time between two claims, and between two transactions that save attempts of a store, so that each does more at once under load. */
const PACE_MS = 10;
/** Attempts that are saved in one transaction. */
const SETTLE_MAX = 64;
/** The wait after a failed claim, while the database is unavailable. */
const RETRY_MS = 1_000;
/** The waits between tries to save a result, within the lease. If all fail, the delivery is sent again. */
const SETTLE_WAITS_MS: readonly number[] = [200, 1_000, 5_000];

/** The sender to endpoints that fail, or to the others. */
interface Lane {
  readonly claimMax: number;
  readonly inFlightMax: number;
  readonly failing: boolean;
  readonly signal: ReturnType<typeof wakeSignal>;
}

/**
 * Sends due deliveries. A delivery is leased for longer than a request can take, sent outside any transaction, and settled with its lease
 * token, so a sender whose lease has expired cannot save its result. Attempts that end while others are being saved are saved together, so the cost of each
 * decreases with the load. The leases of a dead sender are released by other processes, or expire.
 */
export function startSender(options: SenderOptions) {
  const { activity, db, owner, leaseMs, log } = options;
  const closing = new AbortController();

  const { recordAttempt, stopObserving } = observeSending(db);

  const save = createStoreBatcher(
    (ended: readonly EndedAttempt[]) => settleAttempts(db, ended),
    ({ leased }) => leased,
    { max: SETTLE_MAX, intervalMs: PACE_MS },
  );
  const attempt = async (claim: Claim): Promise<AttemptOutcome> => {
    const outcome = await attemptDelivery(claim, options);
    const settled = await settle(claim, outcome, options, save);
    logAttempt(log, claim, outcome, settled);
    return outcome;
  };
  let leadMs = 0;
  const deliver = async (claim: Claim, wake: () => void): Promise<void> => {
    try {
      if (claim.start !== null) {
        const isInTime = await waitForStart(claim.start, wake);
        leadMs = nextLeadMs(leadMs, isInTime);
        if (!isInTime) return await giveBack(db, claim);
      }
      recordAttempt(await inSpan(`deliver ${claim.event}`, spanOf(claim), () => attempt(claim), ATTEMPT_SPAN));
    } catch (error) {
      log.error({ err: error, delivery_id: claim.id, tenant_id: claim.tenantId }, 'webhook_attempt_not_settled');
    }
  };

  const refuse = reportSkipped(log, 'claim-deliveries');
  /** Claims and sends, for endpoints that fail or for the others. Each has permits of its own, and neither waits for a claim of the other. */
  const run = async ({ claimMax, failing, inFlightMax, signal }: Lane): Promise<void> => {
    const inFlight = new Set<Promise<void>>();
    const claim = async (): Promise<number> => {
      // Most permits become free together, when the attempts of a store are saved.
      if (inFlight.size > (inFlightMax * 3) / 4) await sleepFor(PACE_MS);
      const limit = Math.min(inFlightMax - inFlight.size, claimMax);
      const claims = limit <= 0 ? [] : await claimDeliveries(db, { owner, limit, leaseMs, failing, leadMs, refuse });
      for (const each of claims) {
        const delivery = deliver(each, signal.wake).finally(() => {
          inFlight.delete(delivery);
          // There is capacity again, in this process and for the endpoint.
          signal.wake();
        });
        inFlight.add(delivery);
      }
      if (claims.length > 0) activity.note();
      return claims.length;
    };
    while (!closing.signal.aborted) {
      const pacedAt = performance.now() + PACE_MS;
      try {
        if ((await claim()) < claimMax) await signal.sleep(activity.isIdle() ? IDLE_POLL_MS : POLL_MS);
        if (performance.now() < pacedAt) await sleepFor(pacedAt - performance.now());
      } catch (error) {
        log.warn({ err: error }, 'webhook_claim_failed');
        await pause(RETRY_MS, closing.signal);
      }
    }
    await Promise.all(inFlight);
  };

  const working: Lane = { claimMax: CLAIM_MAX, inFlightMax: IN_FLIGHT_MAX, failing: false, signal: wakeSignal() };
  const failing: Lane = { claimMax: FAILING_CLAIM_MAX, inFlightMax: FAILING_IN_FLIGHT_MAX, failing: true, signal: wakeSignal() };
  const running = Promise.all([run(working), run(failing)]);
  return {
    /** Call after each commit that made a delivery due, so that it is sent immediately instead of at the next poll. */
    wake: working.signal.wake,
    /** Stops claiming, and waits for the requests in flight. */
    close: async (): Promise<void> => {
      stopObserving();
      closing.abort();
      for (const { signal } of [working, failing]) signal.wake();
      await running;
    },
  };
}

/** Waits until an attempt may start, and wakes the sender when the next one can be claimed. Returns false if the time has passed. */
async function waitForStart({ earliest, latest, spacingMs }: StartTime, wake: () => void): Promise<boolean> {
  setTimeout(wake, Math.max(0, earliest + spacingMs - AHEAD_MS - performance.now())).unref();
  // A timer can fire up to a millisecond early.
  while (performance.now() < earliest) await sleepFor(Math.max(1, earliest - performance.now()));
  return performance.now() <= latest;
}

/**
 * Each attempt is a trace of its own, linked to the trace of the event: attempts can follow for days. The endpoint's address is the store's data, so the span does
 * not contain it, and the endpoint does not receive the trace context.
 */
const spanOf = ({ attempt, event, eventId, id, traceparent }: Claim): SpanOptions => ({
  kind: 'client',
  links: traceparent === null ? [] : [traceparent],
  attributes: {
    'http.request.method': 'POST',
    'http.request.resend_count': attempt - 1,
    'storefront.event.type': event,
    'storefront.event.id': eventId,
    'storefront.delivery.id': id,
  },
});

const ATTEMPT_SPAN: SpanResult<AttemptOutcome> = {
  attributesOf: ({ responseStatus }) => (responseStatus === null ? {} : { 'http.response.status_code': responseStatus }),
  failureOf: ({ failure }) => failure ?? undefined,
};

/** Saves an attempt, at first together with others, and by itself if that fails. */
async function settle(
  claim: Claim,
  outcome: AttemptOutcome,
  { db, schedules }: SenderOptions,
  save: (ended: EndedAttempt) => Promise<Settled | undefined>,
): Promise<Settled | undefined> {
  const waitsMs = schedules[claim.mode];
  const ended: EndedAttempt = {
    leased: claim,
    outcome,
    decide: (context, now) => attemptEffect(context, outcome, { waitsMs, now, random: Math.random() }),
  };
  for (let tries = 0; ; tries += 1) {
    try {
      if (tries === 0) return await save(ended);
      const [settled] = await settleAttempts(db, [ended]);
      return settled;
    } catch (error) {
      const waitMs = SETTLE_WAITS_MS[tries];
      if (waitMs === undefined) throw error;
      await sleepFor(waitMs);
    }
  }
}

/**
 * Logs one entry per attempt, as a warning if the subscription has come closer to being disabled. The endpoint's address is not logged, because it
 * is the store's data.
 */
function logAttempt(log: Logger, claim: Claim, outcome: AttemptOutcome, settled: Settled | undefined): void {
  const warning = settled?.effect.warning ?? undefined;
  log[warning === undefined ? 'info' : 'warn'](
    {
      tenant_id: claim.tenantId,
      mode: claim.mode,
      subscription_id: claim.subscriptionId,
      delivery_id: claim.id,
      event: claim.event,
      event_id: claim.eventId,
      attempt: claim.attempt,
      waited_ms: outcome.startedAt.getTime() - claim.dueAt.getTime(),
      duration_ms: outcome.durationMs,
      response_status: outcome.responseStatus,
      failure: outcome.failure,
      status: settled?.effect.status ?? 'LEASE_LOST',
      disabled: settled?.effect.disable ?? undefined,
      failing_percent: warning,
      cause: claim.traceparent,
    },
    'webhook_attempt',
  );
}
