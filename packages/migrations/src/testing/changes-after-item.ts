import { rm } from 'node:fs/promises';
import { openProvisionedDatabase, writeMigrations } from '@storefront/db/testing';
import type { MigrationFinding, MigrationsUnderTest } from './compare-snapshots.ts';

const ITEM = `create table item (
  id integer primary key, note text, code text unique, state text not null default 'NEW' check (state in ('NEW', 'OLD')), words tsvector
)`;
const ITEM_WORDS = 'create index item_words on item using gin (words)';

/** Returns what `find` finds in a migration after one that created the table `item`. */
export async function changesAfterItem(
  find: (options: MigrationsUnderTest) => Promise<readonly MigrationFinding[]>,
  migration: Parameters<typeof writeMigrations>[0][string],
): Promise<readonly MigrationFinding[]> {
  const scratch = await openProvisionedDatabase(['catalog']);
  const folder = await writeMigrations({ '0001-item': { statements: [ITEM, ITEM_WORDS] }, '0002-change': migration });
  try {
    return await find({ url: scratch.migratorUrl, name: 'catalog', folder });
  } finally {
    await rm(folder, { recursive: true });
    await scratch.close();
  }
}
