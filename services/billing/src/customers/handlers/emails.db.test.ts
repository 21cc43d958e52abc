import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { importCustomers } from '../../accounts/handlers/import-customers.ts';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { logIn, signUp } from '../../accounts/handlers/start-session.ts';
import { aCaller } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { createCustomer, getStoreCustomer, listStoreCustomers } from './customers.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const password = 'correct horse battery';
const anOperator = (): Caller => aCaller({ tenantId: newId(), kind: 'operator' });
const register = (by: Caller, email: string) =>
  signUp(billing.deps)({ email, password, name: 'Ann', clientAddress: newId(), shopperAddress: '' }, by).then(
    ({ session }) => session?.customer?.id,
  );
const enter = (by: Caller, email: string) =>
  logIn(billing.deps)({ email, password, clientAddress: newId(), shopperAddress: '' }, by).then(({ session }) => session?.customer?.id);
const create = (by: Caller, email: string) =>
  createCustomer(billing.deps)({ fields: { email, name: 'Ann', password, paymentRails: [], addresses: [] } }, by).then(
    ({ customer }) => customer?.id,
  );
const load = (by: Caller, email: string, name = 'Ann') =>
  importCustomers(billing.deps)(
    {
      rows: [{ fields: { email, name, paymentRails: [], addresses: [] }, clearPaymentRails: false, clearAddresses: false }],
      dryRun: false,
    },
    by,
  );
const find = (by: Caller, customer: string) =>
  getStoreCustomer(billing.deps)({ customer }, by).then(({ customer: found }) => found?.customer?.id);
const renameTo = (by: Caller, customer: string, email: string) =>
  setCustomer(billing.deps)({ customer, fields: { email, paymentRails: [], addresses: [] } }, by).then(
    ({ customer: found }) => found?.email,
  );

const SPELLINGS = [
  ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ['INFO@xn--mnchen-3ya.de', 'info@mu\u0308nchen.de'],
  ['用户@例子.广告', '用户@例子。广告'],
  ['JÜRGEN@Example.com', 'ju\u0308rgen@example.com'],
  ['m&m@example.com', ' M&M@EXAMPLE.COM '],
] as const;

describe.each(SPELLINGS)('%j and %j', (one, other) => {
  test('are one account for sign-up, login, the command, and the import', async () => {
    const operator = anOperator();
    const id = await register(operator, one);

    await expect(register(operator, other)).rejects.toMatchObject({ reason: 'email_taken' });
    await expect(create(operator, other)).rejects.toMatchObject({ reason: 'email_taken' });
    expect(await load(operator, other)).toEqual({ created: 0, updated: 0, unchanged: 1, violations: [] });
    expect(await Promise.all([enter(operator, other), enter(operator, one), find(operator, other)])).toEqual([id, id, id]);
    const listed = await listStoreCustomers(billing.deps)({ keyset: { limit: 10 }, statuses: [], customers: [other] }, operator);
    expect(listed.customers?.map(({ customer }) => customer?.id)).toEqual([id]);
  });

  test('cannot become the addresses of two customers', async () => {
    const operator = anOperator();
    await register(operator, one);
    await register(operator, 'bob@example.com');

    await expect(renameTo(operator, 'bob@example.com', other)).rejects.toMatchObject({ reason: 'email_taken' });
    expect(await renameTo(operator, 'bob@example.com', `x${other.trim()}`)).toBe(await renameTo(operator, `x${one}`, `x${one}`));
  });
});
