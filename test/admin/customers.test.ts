import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { runOperator } from '@storefront/operator';
import { adminClient, type Api, type ApiResponse } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { Collector, runCli } from '../support/operator/run-cli.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let api: Api;
let customers: string;
beforeAll(async () => {
  store = await aStore();
  api = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
  customers = `/admin/v1/stores/${store.tenantId}/sandbox/customers`;
});

const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const ADDRESS = { name: 'Ann Garage', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };

async function aCustomer(fields: object = {}): Promise<{ readonly id: string; readonly version: string; readonly email: string }> {
  const { status, body } = await api.post(customers, { email: `${randomUUID()}@garage.example`, name: 'Ann Garage', ...fields });
  expect(status).toBe(201);
  return body.data;
}

const actionsOf = async (id: string) =>
  (await runCli<{ object_id: string; action: string }[]>(store.env, 'audit', 'list', '--tenant', store.tenantId))
    .filter(({ object_id }) => object_id === id)
    .map(({ action }) => action);

describe('a customer', () => {
  test('is created once per email, with terms and addresses, and is read as it was written', async () => {
    const fields = { credit_limit: '50000.00', terms_days: 30, terms_basis: 'EOM', payment_rails: ['PREPAID'], addresses: [ADDRESS] };
    const created = await aCustomer(fields);
    const { body, headers } = await api.get(`${customers}/${created.id}`);

    expect(body.data).toEqual(created);
    expect(headers.get('etag')).toBe(`"${created.version}"`);
    expect(body.data).toMatchObject({
      ...fields,
      credit_limit: 50_000,
      credit_hold: false,
      status: 'ACTIVE',
      has_password: false,
      available_payment_rails: [],
      addresses: [{ ...ADDRESS, line2: null }],
    });
    expect(outcomeOf(await api.post(customers, { email: created.email, name: 'Bob' }))).toEqual([409, 'email_taken']);
    expect(outcomeOf(await api.get(`${customers}/${created.email}`))).toEqual([404, 'not_found']);
  });

  test('is merged: absent fields stay, null clears, and each change has a version and an entry', async () => {
    const { id, version } = await aCustomer({ company_name: 'Garage Ltd', phone: '+1 876 555 0142', payment_rails: ['PREPAID'] });
    const path = `${customers}/${id}`;
    const changed = await api.patch(path, { company_name: null, payment_rails: null, credit_limit: 1000 }, { 'if-match': `"${version}"` });

    expect(changed.body.data).toMatchObject({ company_name: null, phone: '+1 876 555 0142', payment_rails: null, credit_limit: 1000 });
    expect((await api.get(path)).body).toEqual(changed.body);
    expect(outcomeOf(await api.patch(path, { phone: null }, { 'if-match': `"${version}"` }))).toEqual([412, 'version_mismatch']);
    expect((await api.patch(path, { tax_exempt_certificate: 'EX-1', tax_exempt_until: '2099-12-31' })).body.data).toMatchObject({
      tax_exempt_certificate: 'EX-1',
      tax_exempt_until: '2099-12-31',
    });
    expect((await api.patch(path, { tax_exempt_until: null })).body.data).toMatchObject({ tax_exempt_until: null });
    expect(await actionsOf(id)).toEqual(['SetCustomer', 'SetCustomer', 'SetCustomer', 'CreateCustomer']);
  });

  test('is changed once by two writers with one version', async () => {
    const { id, version } = await aCustomer();
    const write = (phone: string) => api.patch(`${customers}/${id}`, { phone }, { 'if-match': `"${version}"` });

    const outcomes = await Promise.all([write('1'), write('2')]);

    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test('is closed and reopened, and logs in no more meanwhile', async () => {
    const shopper = await store.shopper();
    const path = `${customers}/${shopper.customerId}`;
    const login = () => store.server.post('/v1/auth/login', { email: shopper.email, password: shopper.password });

    expect((await api.patch(path, { status: 'CLOSED' })).body.data.status).toBe('CLOSED');
    expect((await login()).status).toBe(401);
    expect((await api.patch(path, { status: 'ACTIVE' })).body.data).toMatchObject({ status: 'ACTIVE', has_password: true });
    expect((await login()).status).toBeLessThan(300);
  });

  test.each([
    [{ email: 'ann' }, 422, 'validation_error'],
    [{ credit_limit: '1.005' }, 422, 'validation_error'],
    [{ status: 'PENDING_APPROVAL' }, 422, 'validation_error'],
    [{ email: null }, 422, 'validation_error'],
    [{ balance: 0 }, 422, 'unknown_field'],
    [{ addresses: [] }, 422, 'unknown_field'],
    [{ terms_days: 10 }, 422, 'validation_error'],
  ])('that is changed with %j is refused, and nothing is written', async (change, status, reason) => {
    const { id } = await aCustomer();
    const { body: before } = await api.get(`${customers}/${id}`);

    expect(outcomeOf(await api.patch(`${customers}/${id}`, change))).toEqual([status, reason]);
    expect((await api.get(`${customers}/${id}`)).body).toEqual(before);
  });
});

describe('the customers', () => {
  test('come exactly once, newest first, and are found by any part of name, company, email, phone, and tax number', async () => {
    const mark = randomUUID().slice(0, 8);
    const texts = [
      { company_name: `x${mark}` },
      { phone: `+1 ${mark}` },
      { tax_id: `${mark}-7` },
      { email: `a${mark}@x.example` },
      { name: `N ${mark} y` },
    ];
    const made: string[] = [];
    for (const fields of texts) made.push((await aCustomer(fields)).id);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ApiResponse = await api.get(`${customers}?q=${mark.toUpperCase()}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      if (cursor === null) await aCustomer({ name: mark });
      found.push(...page.body.data.map(({ id }: { id: string }) => id));
      cursor = page.body.next_cursor;
    } while (cursor !== null);

    expect(found).toEqual(made.toReversed());
    const first = await api.get(`${customers}?limit=1`);
    expect(outcomeOf(await api.get(`${customers}?limit=1&status=ACTIVE&cursor=${first.body.next_cursor}`))).toEqual([
      422,
      'validation_error',
    ]);
    expect((await api.get(`${customers}?q=${mark}&status=SUSPENDED&status=CLOSED`)).body.data).toEqual([]);
    expect((await api.get(`${customers}?q=${mark}&created_from=2099-01-01`)).body.data).toEqual([]);
    expect((await api.get(`/admin/v1/stores/${store.tenantId}/live/customers`)).body.data).toEqual([]);
  });

  test('are a file that the command exports the same, for the scope of customers only, with an entry', async () => {
    const mark = randomUUID().slice(0, 8);
    await aCustomer({ name: `=${mark}`, addresses: [ADDRESS], credit_limit: '12.50', payment_rails: ['PREPAID'] });
    await aCustomer({ name: mark, phone: '+1 876' });
    const { headers, text } = await api.get(`${customers}?format=csv&q=${mark}`);
    const exported = new Collector();
    await runOperator(['customers', 'export', '--tenant', store.tenantId, '--mode', 'sandbox'], store.env, {
      stdout: exported,
      stderr: new Collector(),
    });
    const rows = text.trimEnd().split('\r\n');

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(rows).toHaveLength(3);
    expect(seen('rows', rows.slice(1), 2).every((row) => row.includes(mark))).toBe(true);
    expect(rows.some((row) => row.includes(`"'=${mark}"`))).toBe(true);
    expect(rows.filter((row) => !exported.text.split('\n').includes(row))).toEqual([]);
    const reader = adminClient(systemUnderTest().adminUrl, (await aToken(['read', 'money'], store.tenantId)).token);
    expect(outcomeOf(await reader.get(`${customers}?format=csv`))).toEqual([403, 'scope_missing']);
    expect((await reader.get(`${customers}?limit=1`)).status).toBe(200);
    const entries = await runCli<{ action: string }[]>(store.env, 'audit', 'list', '--tenant', store.tenantId);
    expect(entries.map(({ action }) => action)).toContain('ExportCustomers');
  });
});

test('addresses are saved, changed, listed, and deleted, and belong to one customer', async () => {
  const { id, version } = await aCustomer();
  const { id: other } = await aCustomer();
  const path = `${customers}/${id}/addresses`;
  const { body: first } = await api.post(path, ADDRESS);
  const { body: second } = await api.post(path, { ...ADDRESS, line2: 'Unit 4' });

  expect(first.data).toMatchObject({ ...ADDRESS, line2: null });
  const changed = await api.patch(`${path}/${second.data.id}`, { line2: null, city: 'Montego Bay' });
  expect(changed.body.data).toEqual({ ...second.data, line2: null, city: 'Montego Bay' });
  const page = await api.get(`${path}?limit=1`);
  expect((await api.get(`${path}?limit=1&cursor=${page.body.next_cursor}`)).body).toEqual({
    data: [changed.body.data],
    next_cursor: null,
    errors: [],
  });
  expect(outcomeOf(await api.patch(`${customers}/${other}/addresses/${second.data.id}`, { city: 'X' }))).toEqual([404, 'not_found']);
  expect(outcomeOf(await api.patch(`${path}/${second.data.id}`, { country_code: 'ZZ' }))).toEqual([422, 'validation_error']);
  expect((await api.delete(`${path}/${first.data.id}`)).status).toBe(204);
  expect(outcomeOf(await api.delete(`${path}/${first.data.id}`))).toEqual([404, 'not_found']);
  expect((await api.get(`${customers}/${id}`)).body.data).toMatchObject({ addresses: [changed.body.data] });
  expect((await api.get(`${customers}/${id}`)).body.data.version).not.toBe(version);
});

test('a statement is JSON, CSV, or PDF', async () => {
  const path = `${customers}/${(await aCustomer()).id}/statement`;

  expect((await api.get(path)).body.data).toMatchObject({ opening_balance: 0, entries: [], closing_balance: 0 });
  expect((await api.get(`${path}?format=csv`)).headers.get('content-type')).toContain('text/csv');
  expect((await api.get(`${path}?format=pdf`)).text.slice(0, 5)).toBe('%PDF-');
  expect(outcomeOf(await api.get(`${customers}/${randomUUID()}/statement`))).toEqual([404, 'not_found']);
});
