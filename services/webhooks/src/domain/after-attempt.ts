import type { AttemptOutcome, DeliveryStatus } from './delivery.ts';
import { PING } from './event-types.ts';
import { nextWaitMs } from './retry-schedule.ts';
import { type DisabledReason, type EndpointHealth, HEALTHY, isGivenUp, type SubscriptionStatus, withFailure } from './subscription.ts';

/** What an attempt is judged by, as it is when the attempt has ended. */
export interface Attempted {
  readonly event: string;
  /** Attempts made, this one included. */
  readonly attempts: number;
  /** Sends that were asked for by hand and are still to come. */
  readonly resends: number;
  readonly subscription: EndpointHealth & { readonly status: SubscriptionStatus; readonly isDeleted: boolean };
}

/** What becomes of the delivery and of its subscription. */
export interface Verdict {
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date | null;
  readonly health: EndpointHealth;
  readonly disable: DisabledReason | null;
}

/** An endpoint's word for "never again". */
const GONE = 410;

/** Judges an attempt: sent, to be tried again, given up, and whether that ends the subscription. */
export function afterAttempt(
  { event, attempts, resends, subscription }: Attempted,
  outcome: AttemptOutcome,
  { waitsMs, now, random }: { readonly waitsMs: readonly number[]; readonly now: Date; readonly random: number },
): Verdict {
  const { consecutiveFailures, failingSince, failingMessages } = subscription;
  const before: EndpointHealth = { consecutiveFailures, failingSince, failingMessages };
  const succeeded = outcome.failure === null;
  const counts = event !== PING;
  const failed = counts ? withFailure(before, attempts === 1, now) : before;
  const health = succeeded ? (counts ? HEALTHY : before) : failed;

  const disable = succeeded || !counts || subscription.status === 'DISABLED' ? null : reasonToDisable(outcome, failed, now);
  const isOver = disable !== null || subscription.isDeleted || (counts && subscription.status === 'DISABLED');
  // A send that was asked for by hand comes whatever this one brought, unless nobody is there to take it.
  if (resends > 0 && !isOver) return { status: 'PENDING', nextAttemptAt: now, health, disable };
  if (succeeded) return { status: 'DELIVERED', nextAttemptAt: null, health, disable };
  if (isOver) return { status: disable === null ? 'DISCARDED' : 'FAILED', nextAttemptAt: null, health, disable };
  const waitMs = isFinal(event, outcome) ? undefined : nextWaitMs({ waitsMs, attempts, retryAfter: outcome.retryAfter, now, random });
  if (waitMs === undefined) return { status: 'FAILED', nextAttemptAt: null, health, disable };
  return { status: 'PENDING', nextAttemptAt: new Date(now.getTime() + waitMs), health, disable };
}

/** A test is sent once, and an address that may not be dialled today is not dialled tomorrow. */
const isFinal = (event: string, { failure }: AttemptOutcome): boolean => event === PING || failure === 'endpoint_not_allowed';

function reasonToDisable({ responseStatus }: AttemptOutcome, health: EndpointHealth, now: Date): DisabledReason | null {
  if (responseStatus === GONE) return 'endpoint_gone';
  return isGivenUp(health, now) ? 'endpoint_failing' : null;
}
