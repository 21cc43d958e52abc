import { characterCount, isDate, isStorable, startOfDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { storeTimeZone } from '@storefront/store-clock';
import { asTime } from './as-time.ts';

/** The filters that the lists for operators have in common. Undefined filters match everything. */
export interface ListFilters {
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly text: string | undefined;
}

/** As long as a search text of the public API. */
const TEXT_CHARACTERS_MAX = 256;

/** Reads and validates the filters that the lists for operators have in common. A date begins in the time zone of the caller's store. */
export const listFiltersOf = (request: {
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}): ListFilters => ({
  since: readTime('since', request.since),
  until: readTime('until', request.until),
  text: readText(request.text),
});

/** Validates that a filter, if it is set, is one of `choices`. */
export function choiceOf<T extends string>(field: string, value: string | undefined, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw invalid(field, `must be one of ${choices.join(', ')}`);
  return choice;
}

function readTime(field: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const time = asTime(field, value);
  return isDate(value) ? startOfDate(value, storeTimeZone()) : time;
}

function readText(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (text === '' || !isStorable(text) || characterCount(text) > TEXT_CHARACTERS_MAX) {
    throw invalid('text', `must have 1 to ${TEXT_CHARACTERS_MAX} characters`);
  }
  return text;
}
