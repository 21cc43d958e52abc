import { addDays, characterCount, isDate, isStorable, startOfDate } from '@storefront/contract';
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

/** Reads and validates the filters that the lists for operators have in common. A date is one of the caller's store, the last day included. */
export const listFiltersOf = (request: {
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}): ListFilters => ({
  since: readTime('since', request.since, 'start'),
  until: readTime('until', request.until, 'end'),
  text: searchOf('text', request.text),
});

/** Validates that a filter, if it is set, is one of `choices`. */
export function choiceOf<T extends string>(field: string, value: string | undefined, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw invalid(field, `must be one of ${choices.join(', ')}`);
  return choice;
}

/** Validates that each value of a filter is one of `choices`. Without a value, the filter matches everything. */
export function choicesOf<T extends string>(field: string, values: readonly string[] | undefined, choices: readonly T[]): T[] | undefined {
  if (values === undefined || values.length === 0) return undefined;
  return values.flatMap((value) => choiceOf(field, value, choices) ?? []);
}

/** Dates of a list, both included. Undefined ones match everything. */
export interface DateRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Reads the dates `<name>_from` and `<name>_to` of a list. */
export const dateRangeOf = (name: string, { from, to }: { from?: string | undefined; to?: string | undefined }): DateRange => ({
  from: readDate(`${name}_from`, from),
  to: readDate(`${name}_to`, to),
});

/** Returns the times at which dates begin and end in the time zone of the caller's store. The end is excluded. */
export const timesOf = ({ from, to }: DateRange): { since: Date | undefined; until: Date | undefined } => ({
  since: from === undefined ? undefined : startOfDate(storedDate(from), storeTimeZone()),
  until: to === undefined ? undefined : startOfDate(addDays(storedDate(to), 1), storeTimeZone()),
});

/** No stored date is beyond these. Nearly all dates before the year 1 or after 9999 cannot be compared or stored. */
const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '9000-01-01'] as const;
const storedDate = (date: string): string => {
  if (date < FIRST_DATE) return FIRST_DATE;
  return date > LAST_DATE ? LAST_DATE : date;
};

function readDate(field: string, value: string | undefined): string | undefined {
  if (value !== undefined && !isDate(value)) throw invalid(field, 'must be a date');
  return value;
}

const readTime = (field: string, value: string | undefined, edge: 'start' | 'end'): Date | undefined =>
  value === undefined ? undefined : asTime(field, value, edge);

/** Reads the text that a list searches for. */
export function searchOf(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (text === '' || !isStorable(text) || characterCount(text) > TEXT_CHARACTERS_MAX) {
    throw invalid(field, `must have 1 to ${TEXT_CHARACTERS_MAX} characters`);
  }
  return text;
}
