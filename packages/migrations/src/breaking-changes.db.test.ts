import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { openProvisionedDatabase, type ProvisionedDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { migrationsFolder } from './migrations-folder.ts';
import { readServiceStates } from './service-states.ts';
import { changesAfterItem } from './testing/changes-after-item.ts';
import { findBreakingChanges } from './testing/find-breaking-changes.ts';

/** Migrations with reviewed exemptions. Add one only if the previous release does not use what it takes away, with the reason. */
const EXEMPT: readonly string[] = [];

let database: ProvisionedDatabase;
beforeAll(async () => {
  database = await openProvisionedDatabase(SERVICE_NAMES);
});
afterAll(() => database.close());

test('no migration takes away what the previous release needs', async () => {
  const found: string[] = [];
  for (const name of SERVICE_NAMES) {
    const changes = await findBreakingChanges({ url: database.migratorUrl, name, folder: migrationsFolder(name) });
    found.push(...changes.map(({ migration, change }) => `${name}/${migration} ${change}`));
  }

  const states = await readServiceStates(database.migratorUrl, SERVICE_NAMES);
  for (const { service, applied } of states) seen(`migrations of ${service}`, applied);
  expect(found.filter((change) => !EXEMPT.some((migration) => change.startsWith(`${migration} `)))).toEqual([]);
  expect(EXEMPT.filter((migration) => !found.some((change) => change.startsWith(`${migration} `)))).toEqual([]);
});

test.each([
  ['a dropped table', 'drop table item', 'drops the table item'],
  ['a renamed table', 'alter table item rename to thing', 'renames the table item'],
  ['a dropped column', 'alter table item drop column note', 'drops the column item.note'],
  ['a renamed column', 'alter table item rename column note to remark', 'renames the column item.note'],
  ['a changed type', 'alter table item alter column id type bigint', 'changes the type of item.id from integer to bigint'],
  ['a required column', 'alter table item add column size integer not null', 'requires item.size without a default'],
  ['a column that becomes required', 'alter table item alter column note set not null', 'requires item.note without a default'],
  ['a column without its default', 'alter table item alter column state drop default', 'requires item.state without a default'],
  ['a new check', 'alter table item add constraint short check (length(note) < 9) not valid', 'adds the constraint short to item'],
  [
    'a check of fewer values',
    "alter table item drop constraint item_state_check, add constraint item_state_check check (state in ('NEW')) not valid",
    'adds the constraint item_state_check to item',
  ],
  [
    'a new foreign key',
    'alter table item add constraint self foreign key (note) references item (code)',
    'adds the constraint self to item',
  ],
  ['a dropped unique key', 'alter table item drop constraint item_code_key', 'drops the unique index item_code_key of item'],
])('%s is found', async (_label, statement, change) => {
  const found = await changesAfterItem(findBreakingChanges, { statements: [statement] });

  expect(found).toEqual([{ migration: '0002-change', change }]);
});

test.each([
  ['a new optional column', 'alter table item add column size integer'],
  ['a new column with a default', 'alter table item add column size integer not null default 0'],
  ['a check of a new column', 'alter table item add column size integer check (size > 0)'],
  ['a column that becomes optional', 'alter table item alter column state drop not null'],
  [
    'a check of more values',
    "alter table item drop constraint item_state_check, add constraint item_state_check check (state in ('NEW', 'OLD', 'LOST'))",
  ],
  ['a dropped check', 'alter table item drop constraint item_state_check'],
  ['a new table', 'create table part (id integer primary key, note text not null)'],
])('%s is accepted', async (_label, statement) => {
  expect(await changesAfterItem(findBreakingChanges, { statements: [statement] })).toEqual([]);
});
