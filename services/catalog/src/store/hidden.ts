import { type RawBuilder, sql } from 'kysely';

/**
 * A value that the planner does not see, for statements whose best plan is the same for all values. It estimates the same cost with and without the value, so it
 * keeps the plan of a prepared statement instead of planning each execution.
 */
export const hidden = (value: unknown, type: 'integer' | 'text[]' | 'numeric[]' | 'tsquery'): RawBuilder<unknown> =>
  sql`(select ${value}::${sql.raw(type)})`;
