import { hasOffset, isDate, parseTimeIn } from '@storefront/contract';
import { fieldError, invalidAll } from '@storefront/errors';
import { eventTypeViolations } from './event-type-violations.ts';

/** The deliveries to replay: created at or after `since` and before `until`, of these event types, or of all if the list is empty. */
export interface ReplayRange {
  readonly since: Date;
  readonly until: Date;
  readonly eventTypes: readonly string[];
}

/** A replay request as received. */
export interface RequestedReplay {
  readonly since: string;
  readonly until?: string | undefined;
  readonly eventTypes: readonly string[];
}

/** Parses a replay request; throws `validation_error` with every violation. `until` defaults to `now`. */
export function parseReplayRange({ since, until, eventTypes }: RequestedReplay, now: Date, timeZone: string): ReplayRange {
  const violations = [...eventTypeViolations(eventTypes)];
  const add = (field: string, detail: string) => violations.push(fieldError(field, detail));
  const from = timeOf(since, timeZone, 'start');
  const to = until === undefined ? now : timeOf(until, timeZone, 'end');
  if (from === undefined) add('since', 'must be an ISO-8601 date or time with its offset');
  if (to === undefined) add('until', 'must be an ISO-8601 date or time with its offset');
  if (from !== undefined && to !== undefined && until !== undefined && to <= from) add('until', 'must be after since');
  if (violations.length > 0 || from === undefined || to === undefined) throw invalidAll(violations);
  return { since: from, until: to, eventTypes };
}

/** A time has an offset, and a date is one of the store. */
const timeOf = (text: string, timeZone: string, edge: 'start' | 'end'): Date | undefined =>
  hasOffset(text) || isDate(text) ? parseTimeIn(timeZone, text, edge) : undefined;
