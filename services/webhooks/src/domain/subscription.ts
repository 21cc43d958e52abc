import type { DeliveryStatus } from './delivery.ts';
import type { SubscriptionOptions } from './subscription-options.ts';

/** Whether a subscription receives events. */
export type SubscriptionStatus = 'ACTIVE' | 'DISABLED';

/** Why a subscription is disabled: its endpoint returned 410 or failed for days, or the store disabled it. */
export type DisabledReason = 'endpoint_gone' | 'endpoint_failing' | 'disabled_by_store';

/** The recent failures of an endpoint, not counting pings. */
export interface EndpointHealth {
  /** Failed attempts since the last success. */
  readonly consecutiveFailures: number;
  /** When the first of them failed. */
  readonly failingSince: Date | null;
  /** The number of messages they belong to. */
  readonly failingMessages: number;
  /** When the last of them failed. */
  readonly lastFailureAt: Date | null;
}

/** An endpoint of a store with its event types and options, without the secrets. */
export interface Subscription extends EndpointHealth, SubscriptionOptions {
  readonly id: string;
  readonly endpointUrl: string;
  readonly eventTypes: readonly string[];
  readonly description: string | null;
  readonly status: SubscriptionStatus;
  readonly secretHint: string;
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly lastDelivery: LastDelivery | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The most recent attempt of a subscription. */
export interface LastDelivery {
  readonly id: string;
  readonly event: string;
  readonly status: DeliveryStatus;
  readonly responseStatus: number | null;
  readonly at: Date;
}

/** A store has a few back-office systems; more subscriptions would be a mistake that multiplies every event. */
export const SUBSCRIPTIONS_MAX = 20;
/** A label for the store's staff. */
export const DESCRIPTION_LENGTH_MAX = 500;
/** The hours for which the old secret keeps signing, unless the rotation requests fewer; more would keep a leaked secret valid. */
export const ROTATION_OVERLAP_HOURS = 24;

/** An endpoint without failures since its last success. */
export const HEALTHY: EndpointHealth = { consecutiveFailures: 0, failingSince: null, failingMessages: 0, lastFailureAt: null };

/** An endpoint is disabled if it has only failed for this long … */
export const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;
/** … and for this many messages, so that a store with few events is not disabled after one failed message. */
const DISABLE_AFTER_MESSAGES = 10;

/** How close to being disabled a subscription is when operators are warned, in percent. */
const WARNINGS_PERCENT: readonly number[] = [100, 90, 70, 50];

/**
 * Returns the health after another failed attempt. After as long a time without attempts as the limit, the time and the messages are counted
 * from the start, because the endpoint may have been available in the meantime.
 */
export function withFailure(health: EndpointHealth, isFirstAttempt: boolean, now: Date): EndpointHealth {
  const silentMs = health.lastFailureAt === null ? 0 : now.getTime() - health.lastFailureAt.getTime();
  const { failingSince, failingMessages } = silentMs >= DISABLE_AFTER_MS ? HEALTHY : health;
  return {
    consecutiveFailures: health.consecutiveFailures + 1,
    failingSince: failingSince ?? now,
    failingMessages: failingMessages + (isFirstAttempt || failingMessages === 0 ? 1 : 0),
    lastFailureAt: now,
  };
}

/** Whether an endpoint has failed for so long, and for so many messages, that its subscription is disabled. */
export const isGivenUp = (health: EndpointHealth): boolean => failingPercent(health) >= 100;

/** Returns the highest warning that the latest failure has reached and the failures before it had not; null if there is none. */
export function warningPercent(before: EndpointHealth, after: EndpointHealth): number | null {
  // A failure with which another period begins is at 0 percent, so it reaches no warning.
  const warned = failingPercent(before);
  return WARNINGS_PERCENT.find((percent) => warned < percent && percent <= failingPercent(after)) ?? null;
}

/** How close to being disabled a subscription was at its last failure, in percent. Both limits have to be reached. */
function failingPercent({ failingSince, lastFailureAt, failingMessages }: EndpointHealth): number {
  if (failingSince === null || lastFailureAt === null) return 0;
  const byTime = (lastFailureAt.getTime() - failingSince.getTime()) / DISABLE_AFTER_MS;
  return 100 * Math.min(byTime, failingMessages / DISABLE_AFTER_MESSAGES);
}
