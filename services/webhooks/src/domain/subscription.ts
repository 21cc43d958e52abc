import type { DeliveryStatus } from './delivery.ts';

export type SubscriptionStatus = 'ACTIVE' | 'DISABLED';

/** Why a subscription is disabled: its endpoint said 410, did nothing but fail for days, or the store switched it off. */
export type DisabledReason = 'endpoint_gone' | 'endpoint_failing' | 'disabled_by_store';

/** How an endpoint has been doing; pings do not count. */
export interface EndpointHealth {
  /** Attempts since the last success. */
  readonly consecutiveFailures: number;
  /** When the first of them failed. */
  readonly failingSince: Date | null;
  /** How many messages they belong to. */
  readonly failingMessages: number;
}

/** Where a store wants its events; without its secrets. */
export interface Subscription extends EndpointHealth {
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

export interface LastDelivery {
  readonly id: string;
  readonly event: string;
  readonly status: DeliveryStatus;
  readonly responseStatus: number | null;
  readonly at: Date;
}

/** A store has a handful of back-office systems; more subscriptions than this are a mistake that would multiply every event. */
export const SUBSCRIPTIONS_MAX = 20;
/** A label for the store's own people. */
export const DESCRIPTION_LENGTH_MAX = 500;
/** A day for every receiver to learn a new secret. */
export const ROTATION_OVERLAP_MS = 24 * 3_600_000;

/** An endpoint without a single failure behind it. */
export const HEALTHY: EndpointHealth = { consecutiveFailures: 0, failingSince: null, failingMessages: 0 };

/** An endpoint that had nothing but failures is given up after this long … */
const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;
/** … and this many messages, so that one lost event of a quiet store does not switch off the next. */
const DISABLE_AFTER_MESSAGES = 10;

/** The health after one more failed attempt, which is the first of its message or a later one. */
export const withFailure = (health: EndpointHealth, isFirstAttempt: boolean, now: Date): EndpointHealth => ({
  consecutiveFailures: health.consecutiveFailures + 1,
  failingSince: health.failingSince ?? now,
  failingMessages: health.failingMessages + (isFirstAttempt || health.failingMessages === 0 ? 1 : 0),
});

/** Whether an endpoint has failed so long and so often that its subscription ends. */
export const isGivenUp = ({ failingSince, failingMessages }: EndpointHealth, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= DISABLE_AFTER_MS && failingMessages >= DISABLE_AFTER_MESSAGES;
