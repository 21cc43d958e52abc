import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate, openMigrator } from '@storefront/db';
import { openProvisionedDatabase, type ProvisionedDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { up as addWholeWords } from '../../../migrations/0018-whole-words-and-visible-skus.ts';

let database: ProvisionedDatabase;
let migrator: ReturnType<typeof openMigrator>;
beforeAll(async () => {
  database = await openProvisionedDatabase(['catalog']);
  const options = { url: database.migratorUrl, name: 'catalog' };
  await migrate({ ...options, folder: fileURLToPath(new URL('../../../migrations/', import.meta.url)) });
  migrator = openMigrator(options);
});
afterAll(async () => {
  await migrator.close();
  await database.close();
});

const words = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ word: string }>`select tenant_id || mode || word as word from search_lexeme order by 1`.execute(migrator.db);
  return rows.map(({ word }) => word);
};

test('the migration that lists whole words finds those of all earlier products', async () => {
  // More products than a statement takes, in two modes. A lexeme begins with nine characters that identify its store and mode.
  await sql`
    insert into product (tenant_id, mode, sku, description, list_unit_price, price_breaks, base_uom, quantity_decimals, order_uoms, media, category_paths,
      category_ids, category_tree_ids, tag_keys, tag_slugs, hidden, announced, current_unit_price, search, created_at, updated_at)
    select gen_random_uuid(), mode, 'SKU-' || n, '', 1, '[]', 'each', 0, '[]', '[]', '{}', '{}', '{}', '{}', '{}', false, true, 1,
      array_to_tsvector(array['storemode' || 'word' || n, 'storemode' || 'screw', 'storemode' || n]), now(), now()
    from generate_series(1, 2500) as n, unnest(array['sandbox', 'live']) as mode
  `.execute(migrator.db);
  await migrator.db.connection().execute(addWholeWords);

  const listed = await words();
  expect(listed).toHaveLength(10_000);
  expect(new Set(listed.map((word) => word.replace(/^.*(sandbox|live)/, ''))).size).toBe(2501);
});
