import type { Kysely, KyselyPlugin } from 'kysely';

/** A database that counts its statements. */
export interface CountedDatabase<Database> {
  readonly db: Kysely<Database>;
  /** The number of statements so far, without those that begin and end transactions. */
  readonly statements: () => number;
}

/** Returns the database with a count of its statements, for tests that keep the cost of an operation from growing. */
export function countStatements<Database>(db: Kysely<Database>): CountedDatabase<Database> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(counter), statements: () => count };
}
