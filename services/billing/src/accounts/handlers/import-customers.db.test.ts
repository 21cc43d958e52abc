import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CustomerFields__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, newId } from '@storefront/rpc';
import { exportCustomers, getStoreCustomer, listStoreCustomers } from '../../customers/handlers/customers.ts';
import { aCaller } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { importCustomers } from './import-customers.ts';
import { setCustomer } from './set-customer.ts';
import { startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const anOperator = (): Caller => aCaller({ tenantId: newId(), kind: 'operator' });
type Fields = Partial<CustomerFields__Output>;
type Flags = { clearPaymentRails?: boolean; clearAddresses?: boolean };
const aRow = (fields: Fields, flags: Flags = {}) => ({
  fields: { paymentRails: [], addresses: [], ...fields },
  clearPaymentRails: false,
  clearAddresses: false,
  ...flags,
});
const load = (by: Caller, rows: ReturnType<typeof aRow>[], dryRun = false) => importCustomers(billing.deps)({ rows, dryRun }, by);
const find = async (by: Caller, email: string) => (await getStoreCustomer(billing.deps)({ customer: email }, by)).customer;
const home = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };

const countOf = async (operator: Caller): Promise<number | undefined> =>
  (await listStoreCustomers(billing.deps)({ keyset: { limit: 200 }, statuses: [], customers: [] }, operator)).customers?.length;

test('rows create customers, then update them, then change nothing', async () => {
  const operator = anOperator();
  const ann = { email: 'Ann@Example.com', name: 'Ann', creditLimit: '100', termsDays: 14, addresses: [home] };
  const rows = [aRow(ann), aRow({ email: 'bob@example.com', name: 'Bob', paymentRails: ['PREPAID'] })];

  expect(await load(operator, rows)).toEqual({ created: 2, updated: 0, unchanged: 0, violations: [] });
  const before = await find(operator, 'ann@example.com');
  expect(await load(operator, rows)).toEqual({ created: 0, updated: 0, unchanged: 2, violations: [] });
  expect(await load(operator, [aRow({ ...ann, companyName: 'Garage' }), rows[1] ?? aRow({})])).toMatchObject({ updated: 1, unchanged: 1 });
  const after = await find(operator, 'ann@example.com');

  expect(after).toMatchObject({ customer: { companyName: 'Garage' }, credit: { creditLimit: '100.00', termsDays: 14 } });
  expect(after?.customer?.addresses).toEqual(before?.customer?.addresses);
});

test('absent fields stay, empty texts and the clearing flags clear', async () => {
  const operator = anOperator();
  await load(operator, [
    aRow({ email: 'a@example.com', name: 'Ann', phone: '1', taxId: '2', paymentRails: ['PREPAID'], addresses: [home] }),
  ]);
  await load(operator, [aRow({ email: 'a@example.com', phone: '' }, { clearPaymentRails: true, clearAddresses: true })]);

  expect(await find(operator, 'a@example.com')).toMatchObject({
    customer: { name: 'Ann', taxId: '2', addresses: [] },
    assignedPaymentRails: [],
  });
  expect((await find(operator, 'a@example.com'))?.customer?.phone).toBeUndefined();
});

test('an invalid row names its errors and leaves nothing behind, and the other rows are saved', async () => {
  const operator = anOperator();
  await load(operator, [aRow({ email: 'old@example.com', name: 'Old' })]);
  const { created, updated, violations } = await load(operator, [
    aRow({ email: 'new@example.com' }),
    aRow({ email: 'bad', name: 'Bad', creditLimit: '-1', addresses: [{ ...home, countryCode: 'XX' }] }),
    aRow({ email: 'old@example.com', name: 'Changed', termsDays: 30 }),
    aRow({ email: 'good@example.com', name: 'Good' }),
    aRow({ email: 'p@example.com', name: 'P', password: 'correct horse battery' }),
  ]);

  expect({ created, updated }).toEqual({ created: 1, updated: 0 });
  expect(violations?.map(({ row, column }) => [row, column])).toEqual([
    [1, 'name'],
    [2, 'email'],
    [2, 'credit_limit'],
    [2, 'addresses.0.country_code'],
    [3, 'credit_limit'],
    [5, 'password'],
  ]);
  expect((await find(operator, 'old@example.com'))?.customer?.name).toBe('Old');
  expect(await countOf(operator)).toBe(2);
});

test('a dry run reports the same and saves nothing', async () => {
  const operator = anOperator();
  const rows = [aRow({ email: 'a@example.com', name: 'Ann' }), aRow({ email: 'b@example.com' })];

  expect(await load(operator, rows, true)).toMatchObject({ created: 1, violations: [{ row: 2, column: 'name' }] });
  expect(await countOf(operator)).toBe(0);
});

test('a pending customer stays pending, and an active one cannot return to pending', async () => {
  const operator = anOperator();
  const pending = aRow({ email: 'a@example.com', name: 'Ann', status: 'PENDING_APPROVAL' });
  expect(await load(operator, [pending])).toMatchObject({ created: 1 });
  expect(await load(operator, [pending])).toMatchObject({ unchanged: 1 });
  await setCustomer(billing.deps)({ customer: 'a@example.com', fields: aRow({ status: 'ACTIVE' }).fields }, operator);

  expect(await load(operator, [pending])).toMatchObject({ violations: [{ row: 1, column: 'status' }] });
});

test('an imported closure ends the sessions, like the command', async () => {
  const ann = await aCustomer(billing.deps);
  const operator: Caller = { ...ann, kind: 'operator', customerId: undefined };
  const { session } = await startSession(billing.deps)({ customerId: ann.customerId }, ann);
  await load(operator, [aRow({ email: session?.customer?.email ?? '', status: 'CLOSED' })]);
  const family = billing.deps.db
    .selectFrom('session_family')
    .select('end_reason')
    .where('id', '=', session?.familyId ?? '');

  expect(await family.executeTakeFirst()).toEqual({ end_reason: 'closed' });
});

test('two imports of the same new customers at once save each once', async () => {
  const operator = anOperator();
  const rows = Array.from({ length: 20 }, (_, index) => aRow({ email: `c${index}@example.com`, name: 'C' }));
  const reports = await Promise.all([load(operator, rows), load(operator, rows)]);

  expect(reports[0]?.violations?.concat(reports[1]?.violations ?? [])).toEqual([]);
  expect(await countOf(operator)).toBe(20);
});

test('the export streams every customer of the store by email, without a password', async () => {
  const operator = anOperator();
  const emails = Array.from({ length: 120 }, (_, index) => `c${String(index).padStart(3, '0')}@example.com`);
  for (const part of [emails.slice(0, 60), emails.slice(60)])
    await load(
      operator,
      part.map((email) => aRow({ email, name: 'C' })),
    );
  await aCustomer(billing.deps, { password: 'correct horse battery' });
  const exported: string[] = [];
  for await (const { customers = [] } of exportCustomers(billing.deps)({ statuses: [] }, operator, new AbortController().signal)) {
    exported.push(...customers.map(({ customer }) => customer?.email ?? ''));
    expect(JSON.stringify(customers)).not.toMatch(/password_?hash|argon2/i);
  }

  expect(exported).toEqual(emails);
});
