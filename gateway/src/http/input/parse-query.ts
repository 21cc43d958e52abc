import { isBlank } from '@storefront/contract';
import type { ErrorDetail } from '@storefront/errors';
import { z } from 'zod';

/** The parameters that can be repeated on every route. */
const REPEATABLE: ReadonlySet<string> = new Set(['tag', 'availability', 'facets']);
/** Those whose values can also be separated by commas. Generated clients do either. */
const SEPARATED: ReadonlySet<string> = new Set(['availability', 'facets']);

/** The values of a query, undefined for a parameter that is blank, and its errors. */
export interface ParsedQuery {
  readonly values: Readonly<Record<string, string | string[] | undefined>>;
  readonly violations: readonly ErrorDetail[];
}

const EMPTY: ParsedQuery = { values: {}, violations: [] };

/**
 * Parses a query strictly: invalid percent-encoding, invalid UTF-8, and repeated parameters are errors, unless the schema of the route has a list of that name. A
 * blank value counts as omitted, because forms send a parameter for each of their fields.
 */
export function parseQuery(url: string, schema?: z.ZodType): ParsedQuery {
  const mark = url.indexOf('?');
  if (mark < 0 || mark === url.length - 1) return EMPTY;
  const values: Record<string, string | string[] | undefined> = Object.create(null);
  const violations: ErrorDetail[] = [];
  for (const pair of url.slice(mark + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      violations.push({ field: name ?? '', location: 'query', code: 'invalid_encoding', detail: 'is not valid percent-encoded UTF-8' });
    } else if (REPEATABLE.has(name) || isList(schema, name)) {
      const list = (values[name] ??= []);
      if (Array.isArray(list)) list.push(...(SEPARATED.has(name) ? value.split(',') : [value]).filter((part) => !isBlank(part)));
    } else if (name in values) {
      violations.push({ field: name, location: 'query', code: 'repeated', detail: 'must not be repeated' });
    } else values[name] = isBlank(value) ? undefined : value;
  }
  return { values, violations };
}

function isList(schema: z.ZodType | undefined, name: string): boolean {
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, name)) return false;
  const field: unknown = schema.shape[name];
  return (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodArray;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
