import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { findOrderHistory, insertClosedOrder } from '../invoices/store/closed-orders.ts';
import { type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { purges } from './purges.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

test('the record of a closed order is retained for 90 days', async () => {
  const { deps } = billing;
  const scope = { tenantId: newId(), mode: 'sandbox' as const };
  const closedAgo = async (days: number): Promise<string> => {
    const orderId = newId();
    await inTransaction(deps.db, (trx) => insertClosedOrder(trx, scope, orderId));
    await sql`update closed_order set closed_at = now() - ${days} * interval '1 day' where order_id = ${orderId}`.execute(deps.db);
    return orderId;
  };
  const [young, old] = [await closedAgo(89), await closedAgo(91)];

  await purges(deps)
    .find(({ name }) => name === 'purge-closed-orders')
    ?.run();

  expect(await findOrderHistory(deps.db, scope, young)).toMatchObject({ isClosed: true });
  expect(await findOrderHistory(deps.db, scope, old)).toMatchObject({ isClosed: false });
});
