import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Scope } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { listPromotionsWithOldUses } from '../store/old-promotion-uses.ts';
import type { Database } from '../store/schema.ts';
import { PROMOTION_USE_RETENTION_DAYS, purgePromotionUses } from './sweeps.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

/** Inserts a promotion with uses of these ages in days, of which the first was returned. */
async function aPromotionWith(ages: readonly number[], limitPerCustomer: number | null): Promise<Scope & { code: string }> {
  const promotion = { tenantId: newId(), mode: 'live' as const, code: 'TEN' };
  const { tenantId, mode, code } = promotion;
  await sql`
    insert into promotion (tenant_id, mode, code, kind, value, skus, category_ids, priority, combinable, description, use_count, limit_per_customer)
    values (${tenantId}, ${mode}, ${code}, 'percent', 10, '{}', '{}', 0, true, '', ${ages.length - 1}, ${limitPerCustomer})
  `.execute(database.db);
  await sql`
    insert into promotion_use (tenant_id, mode, checkout_id, code, customer_id, cart_id, used_at, returned_at)
    select ${tenantId}, ${mode}, gen_random_uuid(), ${code}, gen_random_uuid(), gen_random_uuid(), now() - age * interval '1 day',
      case when number = 1 then now() end
    from unnest(${ages}::integer[]) with ordinality as given (age, number)
  `.execute(database.db);
  return promotion;
}

async function countsOf({ tenantId, mode, code }: Scope & { code: string }): Promise<readonly number[]> {
  const { rows } = await sql<{ uses: number; purged: number }>`
    select purged_use_count as purged, (
      select count(*)::int from promotion_use u where (u.tenant_id, u.mode, u.code) = (promotion.tenant_id, promotion.mode, promotion.code)) as uses
    from promotion where tenant_id = ${tenantId} and mode = ${mode} and code = ${code}
  `.execute(database.db);
  return rows.flatMap(({ purged, uses }) => [purged, uses]);
}

test('old uses of a promotion are deleted and stay counted, unless a limit per customer needs them', async () => {
  const old = PROMOTION_USE_RETENTION_DAYS + 1;
  const [open, limited] = [await aPromotionWith([old, old, old, 1], null), await aPromotionWith([old, old, 1], 5)];

  const purged = await purgePromotionUses({ db: database.db, log: createLogger('test', 'silent') });

  expect(purged).toBe(2);
  expect([await countsOf(open), await countsOf(limited)]).toEqual([
    [2, 1],
    [0, 2],
  ]);
  expect(await listPromotionsWithOldUses(database.db, PROMOTION_USE_RETENTION_DAYS, [])).toEqual([]);
});
