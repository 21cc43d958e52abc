import type { AttemptOutcome, DeliveryStatus } from './delivery.ts';
import { PING } from './delivery.ts';
import { nextWaitMs } from './retry-schedule.ts';
import {
  type DisabledReason,
  type EndpointHealth,
  HEALTHY,
  isGivenUp,
  type SubscriptionStatus,
  warningPercent,
  withFailure,
} from './subscription.ts';

/** The state that determines the effect of an attempt, read when the attempt has ended. */
export interface AttemptContext {
  readonly event: string;
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  /** Requested redeliveries that have not been sent yet. */
  readonly resends: number;
  readonly subscription: EndpointHealth & { readonly status: SubscriptionStatus; readonly isDeleted: boolean };
}

/** The effect of an attempt on the delivery and its subscription. */
export interface AttemptEffect {
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date | null;
  readonly health: EndpointHealth;
  readonly disable: DisabledReason | null;
  /** Set once each at 50, 70, 90, and 100: how close the endpoint's failures have come to disabling its subscription. */
  readonly warning: number | null;
}

/** The status by which an endpoint unsubscribes. */
const GONE = 410;

/** Determines whether the delivery is delivered, retried, or failed, and whether the subscription is disabled. */
export function attemptEffect(
  { event, attempts, resends, subscription }: AttemptContext,
  outcome: AttemptOutcome,
  { waitsMs, now, random }: { readonly waitsMs: readonly number[]; readonly now: Date; readonly random: number },
): AttemptEffect {
  const { consecutiveFailures, failingSince, failingMessages, lastFailureAt } = subscription;
  const before: EndpointHealth = { consecutiveFailures, failingSince, failingMessages, lastFailureAt };
  const succeeded = outcome.failure === null;
  const counts = event !== PING;
  const failed = counts ? withFailure(before, attempts === 1, now) : before;
  const health = succeeded ? (counts ? HEALTHY : before) : failed;

  const disable = succeeded || !counts || subscription.status === 'DISABLED' ? null : reasonToDisable(outcome, failed);
  const isOver = disable !== null || subscription.isDeleted || (counts && subscription.status === 'DISABLED');
  const warning = succeeded || subscription.status === 'DISABLED' || subscription.isDeleted ? null : warningPercent(before, health);
  const effect = { health, disable, warning };
  // A requested redelivery is sent regardless of this result, unless the subscription has ended.
  if (resends > 0 && !isOver) return { status: 'PENDING', nextAttemptAt: now, ...effect };
  if (succeeded) return { status: 'DELIVERED', nextAttemptAt: null, ...effect };
  if (isOver) return { status: disable === null ? 'DISCARDED' : 'FAILED', nextAttemptAt: null, ...effect };
  const waitMs = isFinal(event, outcome) ? undefined : nextWaitMs({ waitsMs, attempts, retryAfter: outcome.retryAfter, now, random });
  if (waitMs === undefined) return { status: 'FAILED', nextAttemptAt: null, ...effect };
  return { status: 'PENDING', nextAttemptAt: new Date(now.getTime() + waitMs), ...effect };
}

/** A ping is sent once, and an address that is not allowed will not be allowed later either. */
const isFinal = (event: string, { failure }: AttemptOutcome): boolean => event === PING || failure === 'endpoint_not_allowed';

function reasonToDisable({ responseStatus }: AttemptOutcome, health: EndpointHealth): DisabledReason | null {
  if (responseStatus === GONE) return 'endpoint_gone';
  return isGivenUp(health) ? 'endpoint_failing' : null;
}
