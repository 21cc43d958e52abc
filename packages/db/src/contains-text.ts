import { type RawBuilder, sql } from 'kysely';

/** The SQL condition that one of the columns or expressions contains the text, ignoring case. Wildcards in the text match themselves. */
export function containsText(text: string, ...values: readonly (string | RawBuilder<unknown>)[]): RawBuilder<boolean> {
  const pattern = `%${escaped(text)}%`;
  const conditions = values.map((value) => sql`${typeof value === 'string' ? sql.ref(value) : value} ilike ${pattern}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The SQL condition that one of the columns or expressions begins with the text, ignoring case. Their values in lowercase must have an index with `text_pattern_ops`. */
export function startsWith(text: string, ...values: readonly (string | RawBuilder<unknown>)[]): RawBuilder<boolean> {
  const pattern = `${escaped(text.toLowerCase())}%`;
  const conditions = values.map((value) => sql`lower(${typeof value === 'string' ? sql.ref(value) : value}) like ${pattern}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
