import { type Kysely, sql } from 'kysely';
import { withMigrationLock } from './migration-lock.ts';
import { type MigratorOptions, openMigrator } from './open-migrator.ts';

/** The values of Citus' hash function. */
const HASHES = 2 ** 32;
const HASH_MIN = -(2 ** 31);

/**
 * Divides the rows of all stores, if they are in one shard, into as many shards as `citus.shard_count` says, by logical replication, while processes read and write.
 * The parts go to other nodes than the shard, because a split within a node hangs if rows are updated meanwhile. Does nothing without another node for shards.
 */
export async function splitShards(options: MigratorOptions): Promise<void> {
  const { db, pool, close } = openMigrator(options);
  try {
    await withMigrationLock(pool, () => db.connection().execute(split));
  } finally {
    await close();
  }
}

async function split(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ shard: string; count: number; nodes: readonly number[] }>`
    select min(shardid) as shard, current_setting('citus.shard_count')::int as count, array_agg(distinct nodeid) as nodes
    from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node on pg_dist_node.groupid <> pg_dist_placement.groupid
    where shardminvalue::bigint = ${HASH_MIN} and shardmaxvalue::bigint = ${HASH_MIN + HASHES - 1}
      and shouldhaveshards and isactive and noderole = 'primary'
  `.execute(db);
  const [{ shard, count, nodes } = { shard: null, count: 1, nodes: [] }] = rows;
  if (shard === null || count === 1) return;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const ends = numbers.slice(1).map((index) => String(HASH_MIN + Math.floor((HASHES / count) * index) - 1));
  const placed = numbers.map((index) => nodes[index % nodes.length]);
  // The last step of the copy must not give up.
  await sql`set lock_timeout = 0`.execute(db);
  await sql`
    select citus_split_shard_by_split_points(${shard}::bigint, ${ends}::text[], ${placed}::int[], 'force_logical')
  `.execute(db);
}
