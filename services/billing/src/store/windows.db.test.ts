import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { findTokenCustomer, saveAccountToken, takeAccountToken } from '../accounts/store/account-tokens.ts';
import { hasCustomerSession } from '../accounts/store/customer-sessions.ts';
import { getCreditDues } from '../credit/store/credit-accounts.ts';
import { listInvoices } from '../invoices/store/list-invoices.ts';
import { aPlacedOrder } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { refundScenarios } from '../testing/refund-scenarios.ts';

// The windows that a statement compares with a time, at their edges. Those of the domain are in test/docs/windows.test.ts.

const EDGE = new Date('2026-03-01T12:00:00.000Z');
const TOKEN = { purpose: 'reset', tokenHash: Buffer.alloc(32, 7), credentialsHash: Buffer.alloc(32, 8) } as const;
const DAY = 86_400_000;

let billing: OpenBilling;
let shopper: Awaited<ReturnType<typeof aCustomer>>;
beforeAll(async () => {
  billing = await openBilling();
  const { db } = billing.deps;
  shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
  await saveAccountToken(db, shopper, {
    ...TOKEN,
    ownerId: shopper.customerId,
    customerId: shopper.customerId,
    email: 'a@b.co',
    expiresAt: EDGE,
  });
  for (const paymentRail of ['CREDIT_TERMS', 'CASH_ON_DELIVERY'] as const) {
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, number: paymentRail, paymentRail });
    await refundScenarios(billing).deliver(shopper, 'order.confirmed', order);
  }
  await sql`update invoice set due_at = ${EDGE} where tenant_id = ${shopper.tenantId}`.execute(db);
  await sql`
    insert into session_family (tenant_id, mode, id, customer_id, expires_at)
    values (${shopper.tenantId}, ${shopper.mode}, ${shopper.customerId}, ${shopper.customerId}, ${EDGE})
  `.execute(db);
});
afterAll(() => billing.close());

const overdue = async (now: Date): Promise<string> => {
  const { invoices } = await listInvoices(billing.deps.db, shopper, { limit: 9, offset: 0 }, { overdue: { at: now, isOverdue: true } });
  return invoices.map(({ orderNumber }) => orderNumber).join(' ');
};

test.each<[string, number, (now: Date) => Promise<unknown>, unknown, unknown, unknown]>([
  ['a token', 0, (now) => findTokenCustomer(billing.deps.db, shopper, { ...TOKEN, now }).then(Boolean), true, false, false],
  ['a session', 0, (now) => hasCustomerSession(billing.deps.db, shopper, now, shopper.customerId), true, false, false],
  ['the dues of an account', 0, async (now) => (await getCreditDues(billing.deps.db, shopper, now)).overdueAmount, '0', '0', '115'],
  ['an invoice on credit terms', 0, overdue, '', '', 'CREDIT_TERMS'],
  ['an invoice on cash on delivery', 14 * DAY, async (now) => (await overdue(now)).includes('CASH'), false, false, true],
])('%s at its edge', async (_name, edgeMs, read, ...expected) => {
  const found: unknown[] = [];
  for (const ms of [-1, 0, 1]) found.push(await read(new Date(EDGE.getTime() + edgeMs + ms)));
  expect(found).toEqual(expected);
});

test('a token cannot be used at its expiry, and can a millisecond before', async () => {
  const take = (ms: number) => takeAccountToken(billing.deps.db, shopper, { ...TOKEN, now: new Date(EDGE.getTime() + ms) });

  expect([await take(1), await take(0), await take(-1), await take(-1)]).toEqual([undefined, undefined, 'a@b.co', undefined]);
});
