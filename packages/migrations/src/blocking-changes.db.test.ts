import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { openProvisionedDatabase, type ProvisionedDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { migrationsFolder } from './migrations-folder.ts';
import { readServiceStates } from './service-states.ts';
import { changesAfterItem } from './testing/changes-after-item.ts';
import { findBlockingChanges } from './testing/find-blocking-changes.ts';

/** Migrations with reviewed exemptions. Add one only if its table is small in every deployment, with the reason. */
const EXEMPT: readonly string[] = [];

let database: ProvisionedDatabase;
beforeAll(async () => {
  database = await openProvisionedDatabase(SERVICE_NAMES);
});
afterAll(() => database.close());

test('no migration blocks requests for as long as it processes a table', async () => {
  const found: string[] = [];
  for (const name of SERVICE_NAMES) {
    const changes = await findBlockingChanges({ url: database.migratorUrl, name, folder: migrationsFolder(name) });
    found.push(...changes.map(({ migration, change }) => `${name}/${migration} ${change}`));
  }

  const states = await readServiceStates(database.migratorUrl, SERVICE_NAMES);
  for (const { service, applied } of states) seen(`migrations of ${service}`, applied);
  expect(found.filter((change) => !EXEMPT.some((migration) => change.startsWith(`${migration} `)))).toEqual([]);
  expect(EXEMPT.filter((migration) => !found.some((change) => change.startsWith(`${migration} `)))).toEqual([]);
});

test.each([
  ['an index build', { statements: ['create index item_note on item (note)'] }, 'builds the index item_note on item without concurrently'],
  [
    'an index build outside a transaction',
    { statements: ['create unique index item_note on item (note)'], transaction: false },
    'builds the index item_note on item without concurrently',
  ],
  [
    'a unique constraint',
    { statements: ['alter table item add unique (note)'] },
    'builds the index item_note_key on item without concurrently',
  ],
  ['a new type', { statements: ['alter table item alter column id type bigint'] }, 'rewrites the table item'],
  ['a volatile default', { statements: ['alter table item add column key uuid default gen_random_uuid()'] }, 'rewrites the table item'],
  [
    'an index that is dropped and built again with the rows that it contains',
    {
      statements: [
        'drop index item_words',
        "update item set words = regexp_replace(words::text, '''([^'']+)''', '''x\\1''', 'g')::tsvector",
        'create index item_words on item using gin (words)',
      ],
    },
    'builds the index item_words on item without concurrently',
    'changes rows of item',
  ],
  [
    'an index that is missing while another one is built under its name',
    {
      statements: [
        'drop index concurrently if exists item_words',
        'create index concurrently item_words on item using gin (words) where id > 0',
      ],
      transaction: false,
    },
    'leaves item without the index item_words while it is built again',
  ],
  [
    'an index that is dropped concurrently and built again without concurrently',
    {
      statements: ['drop index concurrently if exists item_note', 'create index item_note on item (note)'],
      transaction: false,
    },
    'builds the index item_note on item without concurrently',
  ],
  [
    'an index that is dropped before its replacement is built',
    {
      statements: ['drop index item_words', 'create index concurrently item_words_of_few on item using gin (words) where id > 0'],
      transaction: false,
    },
    'drops the index item_words of item before another one replaces it',
  ],
  [
    'an index that a later migration builds again',
    { statements: ['drop index item_words'] },
    'drops the index item_words of item before another one replaces it',
  ],
  [
    'a deletion in an expression',
    { statements: ['with old as (delete from only "catalog"."item" returning id) select count(*) from old'] },
    'changes rows of item',
  ],
  ['an update in a block', { statements: ["do $$ begin update item set note = ''; end $$"] }, 'changes rows of item'],
  ['a truncation', { statements: ['truncate item'] }, 'rewrites the table item', 'changes rows of item'],
  [
    'an update of few rows in a transaction',
    { statements: ["update item set note = '' where id in (select id from item limit 9)"] },
    'changes rows of item',
  ],
  [
    'an update of all rows outside a transaction',
    { statements: ["update item set note = ''"], transaction: false },
    'changes rows of item',
  ],
  ['a long deletion', { statements: ["delete from item where state = 'OLD'"] }, 'changes rows of item'],
  [
    'a validated check',
    { statements: ['alter table item add constraint short check (length(note) < 9)'] },
    'reads all of item to validate the constraint short',
  ],
  [
    'a check that is validated under the lock that adds it',
    {
      statements: [
        'alter table item add constraint short check (length(note) < 9) not valid',
        'alter table item validate constraint short',
      ],
    },
    'reads all of item to validate the constraint short',
  ],
] as const)('%s on an earlier table is found', async (_label, migration, ...changes: readonly string[]) => {
  const found = await changesAfterItem(findBlockingChanges, migration);

  expect(found).toEqual(changes.map((change) => ({ migration: '0002-change', change })));
});

test.each([
  ['a concurrent index build', { statements: ['create index concurrently item_note on item (note)'], transaction: false }],
  [
    'an index whose replacement was built before',
    {
      statements: [
        'create index concurrently item_words_of_few on item using gin (words) where id > 0',
        'drop index concurrently item_words',
      ],
      transaction: false,
    },
  ],
  [
    'an update of few rows that commits on its own',
    { statements: ["update item set note = '' where id in (select id from item limit 9)"], transaction: false },
  ],
  ['a new column with a constant default', { statements: ['alter table item add column size integer not null default 0'] }],
  ['a check that is validated later', { statements: ['alter table item add constraint short check (length(note) < 9) not valid'] }],
  [
    'a new table with indexes',
    { statements: ['create table part (id integer primary key, note text)', 'create index part_note on part (note)'] },
  ],
] as const)('%s is accepted', async (_label, migration) => {
  expect(await changesAfterItem(findBlockingChanges, migration)).toEqual([]);
});
