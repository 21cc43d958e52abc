import type { Cell } from './cells.ts';
import { isOutbox, type MovableTable, PUBLICATION } from './movable-tables.ts';

/** Where to read rows of a store: from their table, or from the table in which the move collects them. */
export interface RowSource {
  readonly from: string;
  readonly where: string;
  readonly parameters: readonly string[];
}

/** The rows of a store in their table. */
export const rowsOf = (table: MovableTable, tenantId: string): RowSource => ({
  from: table.sql,
  where: table.isOfStore,
  parameters: [tenantId],
});

/** The number and the checksum of the rows in each bucket. A bucket is a range of hashes of the key. */
export type Digests = ReadonlyMap<number, { readonly count: number; readonly sum: string }>;

const identifiers = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Selects the bucket of a row, which depends on its key alone. SHA-256 gives the same result in every version of Postgres. */
export const bucketOf = ({ key }: MovableTable, buckets: number): string =>
  `('x' || encode(substr(sha256(convert_to(concat_ws(chr(31), ${identifiers(key)}), 'UTF8')), 1, 4), 'hex'))::bit(32)::bigint % ${buckets}`;

/** Which columns a digest covers: all that are copied, or those that must be equal in both deployments in the end. */
export type Coverage = 'copied' | 'final';

const covered = (table: MovableTable, coverage: Coverage): readonly string[] =>
  isOutbox(table) && coverage === 'final'
    ? table.columns.filter((column) => column !== 'position' && !PUBLICATION.includes(column))
    : table.columns;

/** Computes the digest of each bucket. */
export async function readDigests(
  cell: Cell,
  table: MovableTable,
  rows: RowSource,
  { buckets, coverage }: { readonly buckets: number; readonly coverage: Coverage },
): Promise<Digests> {
  const result = await cell.query<{ bucket: string; count: string; sum: string }>(
    `select bucket, count(*) as count,
       sum(('x' || encode(substr(sha256(convert_to(row_text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint)::text as sum
     from (
       select ${bucketOf(table, buckets)} as bucket, row(${identifiers(covered(table, coverage))})::text as row_text
       from ${rows.from} where ${rows.where}
     ) as hashed group by bucket`,
    [...rows.parameters],
  );
  return new Map(result.rows.map(({ bucket, count, sum }) => [Number(bucket), { count: Number(count), sum }]));
}

/** Returns the buckets whose rows differ. */
export function differingBuckets(ours: Digests, theirs: Digests): readonly number[] {
  const all = new Set([...ours.keys(), ...theirs.keys()]);
  return [...all].filter(
    (bucket) => ours.get(bucket)?.sum !== theirs.get(bucket)?.sum || ours.get(bucket)?.count !== theirs.get(bucket)?.count,
  );
}

/** Counts the rows of all buckets. */
export const countOf = (digests: Digests): number => [...digests.values()].reduce((sum, { count }) => sum + count, 0);
