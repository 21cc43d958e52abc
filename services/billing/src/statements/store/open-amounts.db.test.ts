import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addMonths, localDate } from '@storefront/contract';
import { explained } from '@storefront/db/testing';
import { createHistory } from '../../sandbox/create-history.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { readStatement } from '../transactions/read-statement.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** Each row is read for its facts and what is open, directly and through CTEs. */
const READS_PER_ENTRY = 10;

test('a statement of rows that were never analyzed reads each of them a few times', async () => {
  const shopper = await aCustomer(billing.deps);
  await createHistory(billing.deps)({ customer: shopper.customerId, entries: [], months: 24, invoicesPerMonth: 12 }, shopper);
  const period = { currency: 'JMD', from: addMonths(localDate(billing.clock.now, 'UTC'), -23) };
  const { entries } = await readStatement(billing.deps, shopper, period);

  const plans = await explained(billing.deps.db, (db) => readStatement({ ...billing.deps, db }, shopper, period));

  const rows = plans.flat().reduce((sum, scan) => sum + scan.rows, 0);
  expect(entries.length).toBeGreaterThan(500);
  expect(rows).toBeLessThan(entries.length * READS_PER_ENTRY);
});
