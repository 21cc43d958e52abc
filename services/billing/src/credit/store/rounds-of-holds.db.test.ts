import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { listExpiredHolds } from './authorizations.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** Inserts holds that expired one after the other, the first one this many minutes ago. */
const expire = (tenantId: string, mode: 'sandbox' | 'live', count: number, minutesAgo: number) =>
  sql`
    insert into payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency, expires_at)
    select ${tenantId}, ${mode}, gen_random_uuid(), 'HELD', gen_random_uuid(), gen_random_uuid(), 'CREDIT_TERMS', 1, 'JMD',
      now() - ${minutesAgo} * interval '1 minute' + number * interval '1 second'
    from generate_series(1, ${count}::integer) as number`.execute(billing.deps.db);

test('stores and modes have one row in each round, so that one with many older rows does not delay the others', async () => {
  const [large, second, third, fourth] = [newId(), newId(), newId(), newId()];
  await expire(large, 'live', 700, 600);
  await expire(large, 'sandbox', 1, 50);
  await expire(second, 'live', 60, 40);
  await expire(third, 'live', 2, 30);
  await expire(fourth, 'sandbox', 1, 20);

  const page = await listExpiredHolds(billing.deps.db, []);

  const stores = page.map(({ tenantId, mode }) => `${tenantId} ${mode}`);
  expect(stores.slice(0, 5)).toEqual([`${large} live`, `${large} sandbox`, `${second} live`, `${third} live`, `${fourth} sandbox`]);
  expect(stores.slice(5, 8)).toEqual([`${large} live`, `${second} live`, `${third} live`]);
  expect(Object.values(Object.groupBy(stores, (store) => store)).map((rows) => rows?.length)).toEqual([50, 1, 50, 2, 1]);
  const rest = await listExpiredHolds(
    billing.deps.db,
    page.map(({ checkoutId }) => checkoutId),
  );
  expect(rest).toHaveLength(50 + 10);
});
