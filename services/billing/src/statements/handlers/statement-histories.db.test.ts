import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localDate } from '@storefront/contract';
import { violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { Decimal, decimal, sumOf } from '@storefront/money';
import { atStoreTime, inStoreZone, saveOffset } from '@storefront/store-clock';
import fc from 'fast-check';
import { sql } from 'kysely';
import { invariants } from '../../store/invariants.ts';
import { type MoneyOperation, type MoneyRun, moneyOperation, perform } from '../../testing/money-operations.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import type { Statement } from '../domain/statement.ts';
import { readStatement } from '../transactions/read-statement.ts';

/** `npm run test:ledger` performs 10,000; this many take some seconds. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 400) / 4;
const OPERATIONS_PER_RUN = 50;
/** Slower than a machine under load. */
const MS_PER_OPERATION = 3000;
const DAY_MS = 86_400_000;
/** Within one statement. */
const DAYS_MAX = 700;

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** A zone in which it is about noon now, so that no run passes midnight. */
const zoneAtNoon = (): string => {
  const hours = 12 - new Date().getUTCHours();
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

/** An operation after some days. */
interface Step {
  readonly operation: MoneyOperation;
  readonly days: number;
}
const step: fc.Arbitrary<Step> = fc.record({ operation: moneyOperation, days: fc.constantFrom(0, 0, 0, 1, 1, 20, 45) });

const read = ({ shopper }: MoneyRun, period: { from?: string; to?: string } = {}): Promise<Statement> =>
  readStatement(billing.deps, shopper, { currency: 'JMD', ...period });

/** The first day of the runs. */
const FIRST = localDate(new Date(Date.now() - 2 * DAY_MS), 'UTC');
const all = { from: FIRST };

/** The refunds that the store owes, from the rows of refunds. */
async function refundsOwed({ shopper }: MoneyRun): Promise<Decimal> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0) as amount from refund
    where tenant_id = ${shopper.tenantId} and status <> 'SUCCEEDED' and replaced_by is null`.execute(billing.deps.db);
  return decimal(rows[0]?.amount ?? '');
}

/** The amounts due according to the invoices, and the unapplied credit. */
async function balances({ shopper: { tenantId } }: MoneyRun): Promise<{ due: string; credit: string }> {
  const { rows } = await sql<{ due: string; credit: string }>`
    select (select coalesce(sum(amount_due), 0) from invoice where tenant_id = ${tenantId}) as due,
      (select coalesce(sum(amount), 0) from unapplied_credit where tenant_id = ${tenantId}) as credit`.execute(billing.deps.db);
  return rows[0] ?? { due: '', credit: '' };
}

const agingOf = ({ aging }: Statement): Decimal => sumOf(Object.values<Decimal>({ ...aging }));

function checkSums({ openingBalance, entries, closingBalance }: Statement): void {
  let balance = openingBalance;
  for (const entry of seen('entries', entries, 0)) {
    balance = balance.plus(entry.amount);
    expect(entry.balance.toFixed()).toBe(balance.toFixed());
  }
  expect(closingBalance.toFixed()).toBe(balance.toFixed());
}

async function checkHistory(steps: readonly Step[]): Promise<void> {
  const shopper = await aCustomer(billing.deps, { creditLimit: '1000000' });
  const zero = new Decimal(0);
  const run: MoneyRun = { billing, shopper, orders: [], paidSessions: new Set(), received: zero, byHand: zero };
  const shown = new Map<string, Statement>();
  let offset = 0;
  for (const { operation, days } of seen('steps', steps)) {
    offset = Math.min(offset + days * DAY_MS, DAYS_MAX * DAY_MS);
    await saveOffset(billing.deps.db, shopper, offset);
    await atStoreTime(offset, async () => {
      billing.clock.now = new Date();
      await perform(run, operation);
      const statement = await read(run, all);
      checkSums(statement);
      const owed = await refundsOwed(run);
      expect(statement.closingBalance.toFixed(2)).toBe(agingOf(statement).minus(statement.unappliedCredit).minus(owed).toFixed(2));
      const { due, credit } = await balances(run);
      expect(statement.unappliedCredit.toFixed(2)).toBe(decimal(credit).toFixed(2));
      // A payment of a voided invoice that bounces after it was refunded is due, although the invoice is not.
      expect(agingOf(statement).gte(due)).toBe(true);
      shown.set(statement.to, statement);
    });
  }
  await atStoreTime(offset, async () => {
    const days = [...shown.keys()].toSorted();
    for (const to of seen('days', days))
      expect({ ...(await read(run, { ...all, to })), asOf: null }).toEqual({ ...shown.get(to), asOf: null });
    let from: string | undefined;
    for (const to of seen('days', days)) {
      const period = await read(run, { from: from ?? FIRST, to });
      checkSums(period);
      const before = days[days.indexOf(to) - 1];
      expect(period.openingBalance.toFixed()).toBe((before === undefined ? zero : shown.get(before)?.closingBalance)?.toFixed());
      from = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
    }
  });
  const violated = await violatedInvariants(billing.deps.db, invariants);
  expect(violated.filter(({ name }) => name.startsWith('account_'))).toEqual([]);
}

test(
  'after random histories, statements add up, join, agree with invoices and credit, and stay as they were shown',
  async () => {
    const steps = fc.array(step, { minLength: OPERATIONS_PER_RUN, maxLength: OPERATIONS_PER_RUN, size: 'max' });
    const check = (history: readonly Step[]) => inStoreZone(zoneAtNoon(), () => checkHistory(history));
    await fc.assert(fc.asyncProperty(steps, check), { numRuns: Math.ceil(OPERATIONS / OPERATIONS_PER_RUN), endOnFailure: true });
  },
  OPERATIONS * MS_PER_OPERATION,
);
