import { z } from 'zod';
import type { ParsedQuery } from './parse-query.ts';

/** The header that reports what was ignored in a request. */
export const WARNING_HEADER = 'X-Service-Warning';

/** More than a request with a typo has. Together with the length, this keeps the header below 4 KB. */
const NAMES_MAX = 8;
const NAME_LENGTH_MAX = 40;

/**
 * Returns the value of `X-Service-Warning` for the query parameters that are not in the schema, or undefined if there are none. It is a structured field (RFC 9651):
 * `unknown_parameter;name="limt"`, with the name percent-encoded.
 */
export function unknownParameters({ values, violations }: ParsedQuery, schema: z.ZodType | undefined): string | undefined {
  const known: object = schema instanceof z.ZodObject ? schema.shape : {};
  const names = new Set([...Object.keys(values), ...violations.map(({ field }) => field)]);
  const unknown = [...names].filter((name) => name !== '' && !Object.hasOwn(known, name));
  return unknown.length === 0 ? undefined : unknown.slice(0, NAMES_MAX).map(toItem).join(', ');
}

const toItem = (name: string): string => `unknown_parameter;name="${encodeURIComponent(name.slice(0, NAME_LENGTH_MAX).toWellFormed())}"`;
