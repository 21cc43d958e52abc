import type { ErrorDetail } from '@storefront/errors';
import { EVENT_TYPES, isEventType } from './event-types.ts';
import { DESCRIPTION_LENGTH_MAX } from './subscription.ts';

/** What a store asks for; what is absent is not judged. */
export interface AskedSubscription {
  readonly eventTypes?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly status?: string | undefined;
}

/** Everything that is wrong with a request, its endpoint aside; `endpointFault` says what is wrong with that. */
export function subscriptionFaults(
  { eventTypes, description, status }: AskedSubscription,
  endpointFault: string | undefined,
): readonly ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const add = (field: string, detail: string): void => {
    faults.push({ field, location: 'body', code: 'invalid', detail });
  };
  if (endpointFault !== undefined) add('endpoint_url', endpointFault);
  if (eventTypes?.length === 0) add('event_types', 'must name at least one event');
  for (const [index, type] of (eventTypes ?? []).entries()) {
    if (!isEventType(type)) add(`event_types.${index}`, `must be one of ${EVENT_TYPES.join(', ')}`);
  }
  if ((description?.length ?? 0) > DESCRIPTION_LENGTH_MAX) add('description', `must have at most ${DESCRIPTION_LENGTH_MAX} characters`);
  if (description?.includes('\u0000')) add('description', 'must not hold a null character');
  if (status !== undefined && status !== 'ACTIVE' && status !== 'DISABLED') add('status', 'must be ACTIVE or DISABLED');
  return faults;
}
