import type { Filter, FilterValue } from './subscription-options.ts';

/** Whether the data of an event matches all filters of a subscription. */
export type Matches = (data: unknown) => boolean;

/** Prepares filters, so that the paths are divided once and not for each event. */
export function compileFilters(filters: readonly Filter[]): Matches {
  const compiled = filters.map(({ field, in: values }) => ({ path: field.split('.'), values: new Set<unknown>(values) }));
  return (data) => compiled.every(({ path, values }) => values.has(valueAt(data, path)));
}

/** Returns the value at a path through objects, or undefined, which no filter has, if there is none. */
function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** Returns a path as a JSON path of Postgres that, like this file, follows objects only. */
export const jsonPathOf = (field: string): string =>
  `strict $.${['data', ...field.split('.')].map((name) => JSON.stringify(name)).join('.')}`;

/** Returns the values of a filter as JSON. */
export const jsonValuesOf = (values: readonly FilterValue[]): readonly string[] => values.map((value) => JSON.stringify(value));
