import { CompiledQuery, createQueryId, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';

/** A scan of a plan. `rows` counts those that it read, also those that it left out. */
export interface Scan {
  readonly relation: string;
  /** Undefined if the table itself was scanned. */
  readonly index: string | undefined;
  readonly rows: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs `work`, then explains each of its statements, and returns the scans of each. */
export async function explained<Database>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<unknown>): Promise<Scan[][]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(recorder));
  const plans: Scan[][] = [];
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<Record<string, [{ Plan: PlanNode }]>>(
      CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
    );
    plans.push(Object.values(rows[0] ?? {}).flatMap(([{ Plan }]) => scansOf(Plan)));
  }
  return plans;
}

function scansOf(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const relation = node['Relation Name'];
  if (relation === undefined || node['Node Type'] === 'ModifyTable') return below;
  const index = node['Index Name'] ?? node.Plans?.find((plan) => plan['Node Type'] === 'Bitmap Index Scan')?.['Index Name'];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [{ relation, index, rows: (node['Actual Rows'] + removed) * node['Actual Loops'] }, ...below];
}
