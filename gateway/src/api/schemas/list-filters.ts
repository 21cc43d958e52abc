import { isDate } from '@storefront/contract';
import { z } from 'zod';
import { isoDate } from './iso-date-time.ts';
import { text } from './text.ts';

/** More than any list of known values has. */
const VALUES_MAX = 20;

/** A filter of a list that can be repeated: items with one of the values match. */
export const anyOf = (value: z.ZodType<string, string>) =>
  z.array(value).max(VALUES_MAX).optional().meta({ description: 'Repeat the parameter to match one of several values.' });

const date = isoDate.refine(isDate, 'must be a date, such as 2026-12-24').optional();

/** The filters of a list by a date in the time zone of the store, `<name>_from` and `<name>_to`. */
export const dateFilters = <Name extends string>(name: Name, of: string) =>
  ({
    [`${name}_from`]: date.meta({ description: `The earliest ${of}, in the time zone of the store.`, examples: ['2026-11-01'] }),
    [`${name}_to`]: date.meta({ description: `The latest ${of}, inclusive.`, examples: ['2026-11-30'] }),
  }) as Record<`${Name}_${'from' | 'to'}`, typeof date>;

/** The text that a list searches for. `terms` names what it can be the beginning of. */
export const searchFor = (terms: string) =>
  text(256, 0)
    .optional()
    .meta({ description: `The beginning of ${terms}, or all of it. Letter case is ignored.` });
