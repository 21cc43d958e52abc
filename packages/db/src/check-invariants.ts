import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A rule that must always be true over all stores. */
export interface InvariantRule {
  /** In snake_case; unique within its service. */
  readonly name: string;
  /** A sentence that states the rule. */
  readonly description: string;
  /**
   * Selects one row with the text column `id` for each violation. A rule over a table that grows with history restricts it with `changed`,
   * so that a check of recent rows reads an index and not the table.
   */
  readonly violations: (changed: ChangedSince) => RawBuilder<{ id: string }>;
}

/** A condition on a timestamp column: true of every row in a full check, and of recently changed rows otherwise. */
export type ChangedSince = (column: string) => RawBuilder<boolean>;

/** The outcome of one rule; it is true if `count` is 0. */
export interface InvariantResult {
  readonly name: string;
  readonly description: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
}

/** Enough to start an investigation; the count gives the extent. */
const IDS_MAX = 20;

/** Checks the rules one at a time, without writing. With `since`, rules over history look only at rows that changed at or after it. */
export async function checkInvariants<Database>(
  db: Kysely<Database>,
  rules: readonly InvariantRule[],
  { since }: { readonly since?: Date | undefined } = {},
): Promise<InvariantResult[]> {
  const changed: ChangedSince = (column) => (since === undefined ? sql`true` : sql`${sql.ref(column)} >= ${since}`);
  const results: InvariantResult[] = [];
  for (const { name, description, violations } of rules) {
    const { rows } = await sql<{ count: string; ids: string[] }>`
      with violation as materialized (${violations(changed)})
      select (select count(*) from violation) as count, array(select id from violation order by id limit ${IDS_MAX}) as ids
    `.execute(db);
    results.push({ name, description, violations: { count: Number(rows[0]?.count ?? 0), ids: rows[0]?.ids ?? [] } });
  }
  return results;
}
