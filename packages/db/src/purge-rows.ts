import { type Kysely, type RawBuilder, sql } from 'kysely';
import { byStore } from './by-store.ts';

export interface Purge {
  readonly table: string;
  /** The columns of its primary key, of which `tenant_id` is one. They identify a row in the log. */
  readonly key: readonly string[];
  /** Which rows are due. The condition must be indexed for all stores, may refer to the table by its name, and joins other tables by `tenant_id`. */
  readonly due: RawBuilder<unknown>;
  /** An assignment that empties a column instead of deleting the row. */
  readonly clear?: RawBuilder<unknown>;
}

/** Rows found at once. Many, so that those of one store are purged together. */
const FOUND_MAX = 10_000;
/** A statement holds its locks for milliseconds. */
const BATCH = 1_000;
/** A run purges up to 50,000 rows; the next run continues. */
const ROUNDS_MAX = 5;
/** This many rows that cannot be purged indicate a bug in the purge itself, which needs no more log lines. */
const REFUSED_MAX = 100;

interface FoundRow {
  readonly tenantId: string;
  readonly id: string;
  /** A JSON object of the key's columns. */
  readonly key: string;
}

/**
 * Purges rows that are due, and returns how many. Finds them without a lock, then purges those of each store in batches. Locked rows are left for the next run. If
 * a batch fails, its rows are purged one by one; `refuse` receives the id and error of each row that cannot be purged, and the rest are purged.
 */
export async function purgeRows<Database>(
  db: Kysely<Database>,
  purge: Purge,
  refuse: (id: string, error: unknown) => void,
): Promise<number> {
  const refused: string[] = [];
  let purged = 0;

  const purgeEach = async (rows: readonly FoundRow[]): Promise<void> => {
    for (const row of rows) {
      if (refused.length >= REFUSED_MAX) return;
      try {
        purged += await purgeOfStore(db, purge, row.tenantId, [row]);
      } catch (error) {
        refused.push(row.id);
        refuse(row.id, error);
      }
    }
  };

  for (let round = 0; round < ROUNDS_MAX && refused.length < REFUSED_MAX; round += 1) {
    const before = purged;
    const found = await findDue(db, purge, refused);
    for (const [tenantId, rows] of byStore(found)) {
      for (let start = 0; start < rows.length; start += BATCH) {
        const batch = rows.slice(start, start + BATCH);
        const count = await purgeOfStore(db, purge, tenantId, batch).catch(() => undefined);
        if (count === undefined) await purgeEach(batch);
        else purged += count;
      }
    }
    if (found.length < FOUND_MAX || purged === before) break;
  }
  return purged;
}

const columnsOf = ({ table, key }: Purge) => key.map((column) => sql.ref(`${table}.${column}`));

async function findDue<Database>(db: Kysely<Database>, purge: Purge, refused: readonly string[]): Promise<readonly FoundRow[]> {
  const columns = columnsOf(purge);
  const id = sql`concat_ws(' ', ${sql.join(columns)})`;
  const object = sql.join(purge.key.flatMap((column, index) => [sql.lit(column), columns[index]]));
  const { rows } = await sql<FoundRow>`
    select ${sql.ref(`${purge.table}.tenant_id`)} as "tenantId", ${id} as id, jsonb_build_object(${object})::text as key
    from ${sql.table(purge.table)} where ${purge.due} and ${refused.length === 0 ? sql`true` : sql`${id} <> all (${refused}::text[])`}
    limit ${FOUND_MAX}
  `.execute(db);
  return rows;
}

/** Purges those of these rows of one store that are still due and not locked. */
async function purgeOfStore<Database>(
  db: Kysely<Database>,
  purge: Purge,
  tenantId: string,
  rows: readonly Pick<FoundRow, 'key'>[],
): Promise<number> {
  const table = sql.table(purge.table);
  const key = sql.join(columnsOf(purge));
  const ofStore = sql`${sql.ref(`${purge.table}.tenant_id`)} = ${tenantId}`;
  const { numAffectedRows = 0n } = await sql`
    ${purge.clear === undefined ? sql`delete from ${table}` : sql`update ${table} set ${purge.clear}`}
    where ${ofStore} and (${key}) in (
      select ${key} from ${table}
      where ${ofStore} and ${purge.due} and (${key}) in (
        select ${sql.join(purge.key.map((column) => sql.ref(`found.${column}`)))}
        from jsonb_populate_recordset(null::${table}, ${`[${rows.map((row) => row.key).join()}]`}::jsonb) as found)
      for update skip locked)
  `.execute(db);
  return Number(numAffectedRows);
}
