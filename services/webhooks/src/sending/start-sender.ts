import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { wakeSignal } from '@storefront/events';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { afterAttempt } from '../domain/after-attempt.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import type { RetrySchedules } from '../domain/retry-schedule.ts';
import type { SecretBox } from '../signing/secrets.ts';
import { type Claim, claimDeliveries } from '../store/claims.ts';
import type { Database } from '../store/schema.ts';
import { type Settled, settleAttempt } from '../store/settle-attempt.ts';
import { makeAttempt } from './make-attempt.ts';
import type { Poster } from './post.ts';
import { startRollCall } from './start-roll-call.ts';

export interface SenderOptions {
  readonly db: Kysely<Database>;
  readonly poster: Poster;
  readonly secrets: SecretBox;
  readonly schedules: RetrySchedules;
  readonly leaseMs: number;
  readonly log: Logger;
}

export interface Sender {
  /** To be called after each commit that made a delivery due: it is then sent at once instead of at the next poll. */
  readonly wake: () => void;
  /** Ends after the requests that are on their way. */
  readonly close: () => Promise<void>;
}

/** Requests on their way from one process; each is a socket and a stored body, some megabytes in all. */
const IN_FLIGHT_MAX = 128;
/** Claimed at once, so that two senders share a burst. */
const CLAIM_MAX = 32;
/** The worst delay of a retry, and of a delivery whose wake was lost. */
const POLL_MS = 250;
/** After a failed claim, while the database is away. */
const AGAIN_MS = 1_000;
/** A result is worth these tries while the lease lasts; without it the delivery is sent once more. */
const SETTLE_WAITS_MS: readonly number[] = [200, 1_000, 5_000];

/**
 * Sends what is due. A delivery is leased for longer than a request can take, sent without any transaction, and settled with its lease token:
 * one that slept past its lease settles nothing. Of a sender that died the roll call takes the leases back, or they run out.
 */
export function startSender(options: SenderOptions): Sender {
  const { db, leaseMs, log } = options;
  const holder = randomUUID();
  const signal = wakeSignal();
  const rollCall = startRollCall(db, holder, log);
  const inFlight = new Set<Promise<void>>();
  const closing = new AbortController();

  const deliver = async (claim: Claim): Promise<void> => {
    try {
      const outcome = await makeAttempt(claim, options);
      const settled = await settle(claim, outcome, options);
      logAttempt(log, claim, outcome, settled);
    } catch (error) {
      log.error({ err: error, delivery_id: claim.id, tenant_id: claim.tenantId }, 'webhook_attempt_not_settled');
    }
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const limit = Math.min(IN_FLIGHT_MAX - inFlight.size, CLAIM_MAX);
        const claims = limit > 0 ? await claimDeliveries(db, { holder, limit, leaseMs }) : [];
        for (const claim of claims) {
          const delivery = deliver(claim).finally(() => {
            inFlight.delete(delivery);
            // A place is free, here and at the endpoint.
            signal.wake();
          });
          inFlight.add(delivery);
        }
        if (claims.length < CLAIM_MAX) await signal.sleep(POLL_MS);
      } catch (error) {
        log.warn({ err: error }, 'webhook_claim_failed');
        await sleepFor(AGAIN_MS);
      }
    }
    await Promise.all(inFlight);
    await rollCall.close();
  };

  const running = run();
  return {
    wake: signal.wake,
    close: () => {
      closing.abort();
      signal.wake();
      return running;
    },
  };
}

async function settle(claim: Claim, outcome: AttemptOutcome, { db, schedules }: SenderOptions): Promise<Settled | undefined> {
  const waitsMs = schedules[claim.mode];
  for (let tries = 0; ; tries += 1) {
    try {
      return await settleAttempt(db, claim, outcome, (attempted, now) =>
        afterAttempt(attempted, outcome, { waitsMs, now, random: Math.random() }),
      );
    } catch (error) {
      const waitMs = SETTLE_WAITS_MS[tries];
      if (waitMs === undefined) throw error;
      await sleepFor(waitMs);
    }
  }
}

/** One wide line per attempt; the endpoint's address is the store's business and stays out of it. */
function logAttempt(log: Logger, claim: Claim, outcome: AttemptOutcome, settled: Settled | undefined): void {
  log.info(
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
      status: settled?.verdict.status ?? 'LEASE_LOST',
      disabled: settled?.verdict.disable ?? undefined,
      cause: claim.traceparent,
    },
    'webhook_attempt',
  );
}
