import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../store/schema.ts';

/** A database on which `change` is committed, by another connection, right after the statement with this number, counted from 1. */
export function changeAfterStatement(db: Kysely<Database>, number: number, change: () => Promise<unknown>): Kysely<Database> {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      if (count === number) await change();
      return result;
    },
  };
  return db.withPlugin(plugin);
}
