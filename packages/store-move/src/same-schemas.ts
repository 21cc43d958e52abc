import { SERVICE_NAMES } from '@storefront/access';
import type { Sides } from './cells.ts';
import { listMovableTables, type MovableTable } from './movable-tables.ts';
import { MoveError } from './move-error.ts';

/** Returns the tables to move. Throws unless both databases have the same migrations and columns. */
export async function tablesOfBoth({ source, target }: Sides): Promise<readonly MovableTable[]> {
  for (const service of SERVICE_NAMES) {
    const query = `select name from ${service}.kysely_migration order by name collate "C"`;
    const [here, there] = await Promise.all([source.query<{ name: string }>(query), target.query<{ name: string }>(query)]);
    const [ours, theirs] = [here.rows.map(({ name }) => name), there.rows.map(({ name }) => name)];
    const differing = [...ours.filter((name) => !theirs.includes(name)), ...theirs.filter((name) => !ours.includes(name))];
    if (differing.length > 0) {
      throw new MoveError(
        `The schema ${service} has another version in the target. Only one of the two has: ${differing.join(', ')}. Upgrade both deployments to the same release.`,
      );
    }
  }
  const [tables, others] = await Promise.all([listMovableTables(source), listMovableTables(target)]);
  for (const table of tables) {
    const other = others.find(({ sql }) => sql === table.sql);
    if (JSON.stringify(other) !== JSON.stringify(table)) throw new MoveError(`The table ${table.sql} has other columns in the target.`);
  }
  return tables;
}
