import { characterCount } from '@storefront/contract';
import { type ErrorDetail, fieldError } from '@storefront/errors';
import { eventTypeViolations } from './event-type-violations.ts';
import { optionViolations } from './option-violations.ts';
import type { RequestedOptions } from './subscription-options.ts';
import { DESCRIPTION_LENGTH_MAX } from './subscription.ts';

/** The fields of a request; absent fields are not checked. */
export interface RequestedSubscription extends RequestedOptions {
  readonly eventTypes?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly status?: string | undefined;
}

/** Returns every violation in a request. `endpointViolation` is that of its endpoint URL, which the caller has checked. */
export function subscriptionViolations(
  { eventTypes, description, status, ...options }: RequestedSubscription,
  endpointViolation: string | undefined,
): readonly ErrorDetail[] {
  const violations: ErrorDetail[] = [];
  const add = (field: string, detail: string) => violations.push(fieldError(field, detail));
  if (endpointViolation !== undefined) add('endpoint_url', endpointViolation);
  if (eventTypes?.length === 0) add('event_types', 'must contain at least one event type');
  violations.push(...eventTypeViolations(eventTypes ?? []));
  if (characterCount(description ?? '') > DESCRIPTION_LENGTH_MAX)
    add('description', `must have at most ${DESCRIPTION_LENGTH_MAX} characters`);
  if (description?.includes('\u0000')) add('description', 'must not contain a null character');
  if (status !== undefined && status !== 'ACTIVE' && status !== 'DISABLED') add('status', 'must be ACTIVE or DISABLED');
  return [...violations, ...optionViolations(options)];
}
