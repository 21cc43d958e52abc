import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface Purge {
  readonly table: string;
  /** The columns of its primary key, which identify a row in the log. */
  readonly key: readonly string[];
  /** Which rows are due. The condition must be indexed and may refer to the table by its name. */
  readonly due: RawBuilder<unknown>;
  /** An assignment that empties a column instead of deleting the row. */
  readonly clear?: RawBuilder<unknown>;
}

/** A batch holds its locks for milliseconds. */
const BATCH = 1_000;
/** A run purges up to 50,000 rows; the next run continues. */
const BATCHES_MAX = 50;
/** This many rows that cannot be purged indicate a fault of the purge itself, which needs no more log lines. */
const REFUSED_MAX = 100;

/**
 * Purges rows that are due, in batches, and returns how many. Locked rows are left for the next run. If a batch fails, its rows are purged
 * one by one; `refuse` receives the id and error of each row that cannot be purged, and the rest are purged.
 */
export async function purgeRows<Database>(
  db: Kysely<Database>,
  purge: Purge,
  refuse: (id: string, error: unknown) => void,
): Promise<number> {
  const refused: string[] = [];
  let purged = 0;
  for (let batch = 0; batch < BATCHES_MAX && refused.length < REFUSED_MAX; batch += 1) {
    const before = refused.length;
    const count = await purgeBatch(db, purge, refused).catch(() =>
      purgeOneByOne(db, purge, refused, (id, error) => {
        refused.push(id);
        refuse(id, error);
      }),
    );
    purged += count;
    if (count + refused.length - before < BATCH) break;
  }
  return purged;
}

const idOf = ({ table, key }: Purge) => sql`concat_ws(' ', ${sql.join(key.map((column) => sql.ref(`${table}.${column}`)))})`;

const candidates = (purge: Purge, refused: readonly string[]): RawBuilder<unknown> => sql`
  from ${sql.table(purge.table)} where ${purge.due} and ${refused.length === 0 ? sql`true` : sql`${idOf(purge)} <> all (${refused}::text[])`}
  limit ${BATCH}`;

const change = ({ table, clear }: Purge): RawBuilder<unknown> =>
  clear === undefined ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${clear}`;

async function purgeBatch<Database>(db: Kysely<Database>, purge: Purge, refused: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    ${change(purge)} where ctid = any (array(select ctid ${candidates(purge, refused)} for update skip locked))
  `.execute(db);
  return Number(numAffectedRows);
}

async function purgeOneByOne<Database>(
  db: Kysely<Database>,
  purge: Purge,
  refused: readonly string[],
  refuse: (id: string, error: unknown) => void,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`select ${idOf(purge)} as id ${candidates(purge, refused)}`.execute(db);
  let purged = 0;
  for (const { id } of rows) {
    try {
      const { numAffectedRows = 0n } = await sql`
        ${change(purge)} where ctid = any (array(
          select ctid from ${sql.table(purge.table)} where ${idOf(purge)} = ${id} and ${purge.due} for update skip locked
        ))
      `.execute(db);
      purged += Number(numAffectedRows);
    } catch (error) {
      refuse(id, error);
    }
  }
  return purged;
}
