import { type RawBuilder, sql } from 'kysely';

/** The SQL condition that one of the columns or expressions contains the text, ignoring case. Wildcards in the text match themselves. */
export function containsText(text: string, ...values: readonly (string | RawBuilder<unknown>)[]): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = values.map((value) => sql`${typeof value === 'string' ? sql.ref(value) : value} ilike ${pattern}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
