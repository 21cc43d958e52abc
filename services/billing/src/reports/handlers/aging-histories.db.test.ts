import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localDate } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { Decimal, decimal, sumOf } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { atStoreTime, inStoreZone, saveOffset, storeTimeZone } from '@storefront/store-clock';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readStatement } from '../../statements/transactions/read-statement.ts';
import { toProtoAging } from '../../statements/wire/to-proto-statement.ts';
import { type MoneyRun, moneyOperation, perform } from '../../testing/money-operations.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { exportAging } from './export-aging.ts';

const DAY_MS = 86_400_000;
const CUSTOMERS = 3;

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

const step = fc.record({
  customer: fc.nat({ max: CUSTOMERS - 1 }),
  operation: moneyOperation,
  days: fc.constantFrom(0, 0, 0, 1, 20, 45),
  /** Whether the report is read after the operation, so that facts wait for their entries at times. */
  isReported: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function emailOf({ shopper }: MoneyRun): Promise<string> {
  const row = await billing.deps.db.selectFrom('customer').select('email').where('id', '=', shopper.customerId).executeTakeFirstOrThrow();
  return row.email;
}

/** The report by customer. */
async function reportAt({ shopper }: MoneyRun, to: string) {
  const rows = await rowsOf(exportAging(billing.deps)({ from: to, to }, shopper, new AbortController().signal));
  expect(new Set(rows.map(({ customer }) => customer)).size).toBe(rows.length);
  return new Map(rows.map(({ customer = '', aging }) => [customer, aging]));
}

const totalOf = (report: Awaited<ReturnType<typeof reportAt>>): Decimal =>
  sumOf([...report.values()].flatMap((aging) => Object.values({ ...aging }).map((amount) => decimal(amount))));

/** The rows of the report are what the statements of all customers show, and their sum is what the store is owed. */
async function compare(runs: readonly MoneyRun[], to: string): Promise<void> {
  const [first] = runs;
  if (first === undefined) return;
  const report = await reportAt(first, to);
  const owed: Decimal[] = [];
  for (const run of seen('runs', runs)) {
    const { aging } = await readStatement(billing.deps, run.shopper, { currency: 'JMD', from: to, to });
    const shown = toProtoAging(aging, 'JMD');
    const isOwing = Object.values(shown).some((amount) => Number(amount) !== 0);
    expect(report.get(await emailOf(run))).toEqual(isOwing ? shown : undefined);
    owed.push(...Object.values<Decimal>({ ...aging }));
  }
  expect(totalOf(report).toFixed(2)).toBe(sumOf(owed).toFixed(2));
}

async function checkHistory(steps: readonly Step[]): Promise<void> {
  const tenantId = newId();
  const runs: MoneyRun[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const shopper = await aCustomer(billing.deps, { creditLimit: '1000000', tenantId });
    runs.push({ billing, shopper, orders: [], paidSessions: new Set(), received: new Decimal(0), byHand: new Decimal(0) });
  }
  const days = new Set<string>();
  let offset = 0;
  for (const { customer, operation, days: later, isReported } of steps) {
    const run = runs[customer];
    if (run === undefined) continue;
    offset += later * DAY_MS;
    await saveOffset(billing.deps.db, run.shopper, offset);
    await atStoreTime(offset, async () => {
      billing.clock.now = new Date();
      await perform(run, operation);
      const today = localDate(billing.deps.now(), storeTimeZone());
      days.add(today);
      if (isReported) await compare(runs, today);
    });
  }
  await atStoreTime(offset, async () => {
    for (const day of days) await compare(runs, day);
    const report = await reportAt(runs[0] as MoneyRun, [...days].at(-1) ?? '');
    // A payment of a voided invoice that bounces after it was refunded is due, although the invoice is not.
    expect(totalOf(report).gte(await storeDue(tenantId))).toBe(true);
  });
}

/** The amounts due according to the invoices of the store. */
async function storeDue(tenantId: string): Promise<string> {
  const { rows } = await sql<{ due: string }>`
    select coalesce(sum(amount_due), 0) as due from invoice where tenant_id = ${tenantId}`.execute(billing.deps.db);
  return rows[0]?.due ?? '';
}

test('after random histories, the rows of the report are those of the statements of the customers, and add up to what the store is owed', async () => {
  const steps = fc.array(step, { minLength: 40, maxLength: 40, size: 'max' });
  const check = (history: Parameters<typeof checkHistory>[0]) => inStoreZone(zoneAtNoon(), () => checkHistory(history));
  await fc.assert(fc.asyncProperty(steps, check), { numRuns: 3, endOnFailure: true });
}, 900_000);
