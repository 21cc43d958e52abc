import { z } from 'zod';
import type { ParsedQuery } from './parse-query.ts';

/** The header that reports what was ignored in a request. */
export const WARNING_HEADER = 'X-Service-Warning';

/** More than a request with a typo has. Together with the length, this keeps the header below 4 KB. */
export const NAMES_MAX = 8;
const NAME_LENGTH_MAX = 40;
/** The items of an array in the path of a field. */
export const EACH_ITEM = '[]';

/** Returns the names of the query parameters that are not in the schema, each once. */
export function unknownParameters({ values, violations }: ParsedQuery, schema: z.ZodType | undefined): readonly string[] {
  const known: object = schema instanceof z.ZodObject ? schema.shape : {};
  const names = new Set([...Object.keys(values), ...violations.map(({ field }) => field)]);
  return [...names].filter((name) => name !== '' && !Object.hasOwn(known, name));
}

/**
 * Returns the value of `X-Service-Warning` for what was ignored, or undefined if nothing was. It is a structured field (RFC 9651): `unknown_parameter;name="limt"`,
 * with the name percent-encoded, or `unknown_field;name="lines[].uom"`, with the path of the field.
 */
export function ignoredWarning(parameters: readonly string[], fields: readonly (readonly string[])[]): string | undefined {
  const items = [
    ...parameters.map((name) => item('unknown_parameter', encoded(name))),
    ...fields.map((path) => item('unknown_field', pathText(path))),
  ];
  return items.length === 0 ? undefined : items.slice(0, NAMES_MAX).join(', ');
}

const item = (token: string, name: string): string => `${token};name="${name}"`;
const pathText = (path: readonly string[]): string =>
  path.reduce((text, part) => (part === EACH_ITEM ? `${text}[]` : `${text}${text === '' ? '' : '.'}${encoded(part)}`), '');
const encoded = (name: string): string => encodeURIComponent(name.slice(0, NAME_LENGTH_MAX).toWellFormed());
