import { asAdmin } from '@storefront/db/testing';
import { countSeen } from '@storefront/lifecycle/testing';

/** The distributed tables, and the nodes of their shards. */
export interface Spread {
  readonly nodes: number;
  /** The schemas that have distributed tables; each belongs to a service. */
  readonly services: number;
  readonly tables: number;
  readonly shards: number;
  readonly 'nodes with shards': number;
}

const SPREAD = `
  select (select count(*)::integer from pg_dist_node where isactive and noderole = 'primary') as nodes, count(distinct relnamespace)::integer as services,
    count(distinct logicalrelid)::integer as tables, count(distinct shardid)::integer as shards, count(distinct groupid)::integer as "nodes with shards"
  from pg_dist_partition join pg_class on pg_class.oid = logicalrelid join pg_dist_shard using (logicalrelid) join pg_dist_placement using (shardid)
  where partmethod = 'h'`;

/** Says what is distributed over which nodes. Throws if there is less of anything than given. */
export async function assertSpread(url: string, least: Partial<Spread>): Promise<string> {
  const { rows } = await asAdmin(url, (client) => client.query<Spread>(SPREAD));
  return countSeen(rows[0] as Spread, least);
}
