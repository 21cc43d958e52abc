import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { findCreditAccount } from '../store/credit-accounts.ts';
import { releaseAuthorization } from '../transactions/release-authorization.ts';
import { expireHolds } from './expire-holds.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** Creates a customer with a checkout whose credit hold has expired. */
async function anExpiredHold() {
  const { deps } = billing;
  const caller = await aCustomer(deps, { creditLimit: '1000' });
  const checkoutId = newId();
  const requested = { checkoutId, orderId: newId(), paymentRail: 'CREDIT_TERMS', amount: '7.00', currency: 'JMD' } as const;
  await authorizePayment(deps)({ ...requested, holdSeconds: 900, dryRun: false }, caller);
  await sql`update payment_authorization set expires_at = now() - interval '1 minute' where checkout_id = ${checkoutId}`.execute(deps.db);
  return { checkoutId, customerId: caller.customerId, tenantId: caller.tenantId };
}

const statusOf = async (checkoutId: string) =>
  (await billing.deps.db.selectFrom('payment_authorization').select('status').where('checkout_id', '=', checkoutId).executeTakeFirst())
    ?.status;

test('a hold that fails or is locked is logged and does not delay the others', async () => {
  const { db } = billing.deps;
  const [bad, locked, good] = [await anExpiredHold(), await anExpiredHold(), await anExpiredHold()];
  await sql`update credit_account set held = 0 where customer_id = ${bad.customerId}`.execute(db);
  const lines: { id: string; sweep: string; msg: string }[] = [];
  const log = createLogger('test', 'warn', { write: (line: string) => void lines.push(JSON.parse(line)) });

  await inTransaction(db, async (trx) => {
    await sql`select from credit_account where tenant_id = ${locked.tenantId} and customer_id = ${locked.customerId} for update`.execute(
      trx,
    );
    await expireHolds({ ...billing.deps, log });
  });

  expect(await Promise.all([bad, locked, good].map(({ checkoutId }) => statusOf(checkoutId)))).toEqual(['HELD', 'HELD', 'EXPIRED']);
  expect(lines.map(({ id, sweep, msg }) => [msg, sweep, id])).toEqual([
    ['sweep_item_skipped', 'expire-holds', bad.checkoutId],
    ['sweep_item_skipped', 'expire-holds', locked.checkoutId],
  ]);
  await sql`update credit_account set held = 7 where customer_id = ${bad.customerId}`.execute(db);
  expect(await expireHolds(billing.deps)).toBe(2);
});

test('a hold that was taken again since it was listed does not expire', async () => {
  const { db, now } = billing.deps;
  const { checkoutId, customerId, tenantId } = await anExpiredHold();
  await sql`update payment_authorization set expires_at = now() + interval '1 minute' where checkout_id = ${checkoutId}`.execute(db);

  const scope = { tenantId, mode: 'sandbox' } as const;
  await inTransaction(db, (trx) => releaseAuthorization(trx, scope, { checkoutId, to: 'EXPIRED', now: now() }));

  const account = await findCreditAccount(db, { ...scope, customerId });
  expect([await statusOf(checkoutId), account?.held.toFixed()]).toEqual(['HELD', '7']);
});
