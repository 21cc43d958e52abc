import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { setLocally } from './set-locally.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

const TENANT = '10000000-0000-0000-0000-000000000000';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  await sql`insert into old_row (tenant_id, id, due) values (${TENANT}, 1, false)`.execute(database.db);
});
afterAll(() => database.close());

/** Reads a setting where the row of the store is. */
async function settingOf(db: Kysely<unknown>, setting: string): Promise<string | undefined> {
  const { rows } = await sql<{
    value: string;
  }>`select current_setting(${setting}) as value from old_row where tenant_id = ${TENANT}`.execute(db);
  return rows[0]?.value;
}

test.each([
  ['lock_timeout', '1234ms'],
  ['statement_timeout', '61s'],
  ['enable_sort', 'off'],
  ['work_mem', '5MB'],
  ['synchronous_commit', 'local'],
])('%s is set where the rows are, until the transaction ends, whether or not it has read them before', async (setting, value) => {
  const before = await settingOf(database.db, setting);

  for (const isFirst of [true, false]) {
    await database.db.transaction().execute(async (trx) => {
      if (!isFirst) await settingOf(trx, setting);
      await setLocally(trx, setting, value);

      expect(await settingOf(trx, setting)).toBe(value);
    });
  }

  expect(before).not.toBe(value);
  expect(await settingOf(database.db, setting)).toBe(before);
});
