import { EVENT_TYPES, isEventType } from '@storefront/contract';
import { type ErrorDetail, fieldError } from '@storefront/errors';

/** Returns a violation for each name that is not an event type. */
export const eventTypeViolations = (names: readonly string[]): readonly ErrorDetail[] =>
  names.flatMap((name, index) =>
    isEventType(name) ? [] : [fieldError(`event_types.${index}`, `must be one of ${EVENT_TYPES.join(', ')}`)],
  );
