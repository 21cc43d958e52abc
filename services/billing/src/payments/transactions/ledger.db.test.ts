import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { Decimal } from '@storefront/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { invariants } from '../../store/invariants.ts';
import { type MoneyOperation, type MoneyRun, moneyOperation, perform } from '../../testing/money-operations.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';

/** `npm run test:ledger` performs 10,000; this many take some seconds. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 400);
const OPERATIONS_PER_RUN = 100;
/** Slower than a machine under load. */
const MS_PER_OPERATION = 500;

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** The amounts that the sandbox gateway, which keeps its own records, has returned. */
async function gatewayReturned({ shopper }: MoneyRun): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(r.amount), 0) as amount from sandbox_refund r join payment_session s on (s.tenant_id, s.id) = (r.tenant_id, r.session_id)
    where s.tenant_id = ${shopper.tenantId} and r.status = 'SUCCEEDED'`.execute(billing.deps.db);
  return rows[0]?.amount ?? '';
}

/** The money that the store still has according to the ledger: on invoices, as unapplied credit, owed as refunds, and on orders without an invoice. */
async function ledgerHas({ shopper: { tenantId } }: MoneyRun): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select (select coalesce(sum(amount - reversed_amount), 0) from invoice_payment where tenant_id = ${tenantId})
      - (select coalesce(sum(amount), 0) from refund where tenant_id = ${tenantId} and payment_id is not null and replaced_by is null)
      + (select coalesce(sum(amount), 0) from unapplied_credit where tenant_id = ${tenantId})
      + (select coalesce(sum(amount), 0) from refund where tenant_id = ${tenantId} and status <> 'SUCCEEDED' and replaced_by is null)
      as amount`.execute(billing.deps.db);
  return rows[0]?.amount ?? '';
}

async function checkRun(operations: readonly MoneyOperation[]): Promise<void> {
  const shopper = await aCustomer(billing.deps, { creditLimit: '1000000' });
  const zero = new Decimal(0);
  const run: MoneyRun = { billing, shopper, orders: [], paidSessions: new Set(), received: zero, byHand: zero };
  for (const operation of operations) await perform(run, operation);

  const returned = run.byHand.plus(await gatewayReturned(run));
  expect(new Decimal(await ledgerHas(run)).toFixed(2)).toBe(run.received.minus(returned).toFixed(2));
  // Payments are explained at once, not only after a minute.
  await sql`update payment_session set updated_at = now() - interval '2 minutes' where tenant_id = ${shopper.tenantId}`.execute(
    billing.deps.db,
  );
  const violated = await violatedInvariants(billing.deps.db, invariants);
  expect(violated.filter(({ name }) => name !== 'refunds_are_settled')).toEqual([]);
}

test(
  'after random operations, the ledger equals what came in and went out, and every amount is explained',
  async () => {
    const operations = fc.array(moneyOperation, { minLength: OPERATIONS_PER_RUN, maxLength: OPERATIONS_PER_RUN, size: 'max' });
    await fc.assert(fc.asyncProperty(operations, checkRun), { numRuns: Math.ceil(OPERATIONS / OPERATIONS_PER_RUN), endOnFailure: true });
  },
  OPERATIONS * MS_PER_OPERATION,
);
