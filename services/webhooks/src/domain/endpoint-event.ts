import type { EndpointEventType } from '@storefront/contract';
import type { AttemptEffect } from './attempt-effect.ts';

/** The aggregate of events about endpoints. Its ID is that of the subscription. */
export const ENDPOINT_AGGREGATE = 'webhook_endpoint';

/** The data of an event about the endpoint of a subscription. */
export interface EndpointEventData {
  readonly subscriptionId: string;
  readonly endpointUrl: string;
  /** ISO 8601. */
  readonly failingSince: string | null;
  /** How close the subscription is to being disabled, in percent. */
  readonly percent: number;
  readonly disabledReason: string | null;
}

/** Returns which event an attempt causes, if any. The last of the warnings is that the subscription is disabled. */
export function endpointEventOf({ disable, warning }: Pick<AttemptEffect, 'disable' | 'warning'>): EndpointEventType | undefined {
  if (disable !== null) return 'webhook_endpoint.disabled';
  return warning === null || warning >= 100 ? undefined : 'webhook_endpoint.failing';
}

/** Whether an event is about the endpoint of this subscription, which is not informed of itself. */
export const isAbout = (
  { aggregate, aggregateId }: { readonly aggregate: string; readonly aggregateId: string },
  subscriptionId: string,
): boolean => aggregate === ENDPOINT_AGGREGATE && aggregateId === subscriptionId;
