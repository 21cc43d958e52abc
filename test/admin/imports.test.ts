import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const MIB = 1024 * 1024;
const FILE = { 'content-type': 'application/octet-stream' };

let store: TestStore;
let token: { readonly token: string; readonly name: string };
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore();
  token = await aToken(['catalog', 'customers'], store.tenantId);
  api = adminClient(systemUnderTest().adminUrl, token.token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const aRow = (sku: string, row: object = {}) => ({ sku, description: `Product ${sku}`, list_unit_price: 100, ...row });
const send = (query: string, file: string, headers: Record<string, string> = {}) =>
  api.post(`${S}/imports?${query}`, file, { ...FILE, ...headers });
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const countOf = async (prefix: string) => {
  const { text: file } = await api.get(`${S}/products?format=jsonl`);
  return file.split('\n').filter((line) => line.includes(`"sku":"${prefix}`)).length;
};

describe('an import of products', () => {
  test('writes the valid rows, rejects the others, and finishes when it is sent again', async () => {
    const file = lines([aRow('P1'), aRow('P2', { list_unit_price: -1 }), aRow('P3', { color: 'red' })]);
    const dry = await send('kind=products&syntax=jsonl&dry_run=true', file);
    const first = await send('kind=products&syntax=jsonl', file);
    const again = await send('kind=products&syntax=jsonl', file);

    const counts = { rows_read: 3, created: 2, updated: 0, unchanged: 0, rejected: 1 };
    expect([dry.body.data, first.body.data]).toEqual([
      { ...counts, written: 0 },
      { ...counts, written: 2 },
    ]);
    expect(first.body.rejected).toEqual([{ line: 2, column: 'list_unit_price', detail: 'must not be negative' }]);
    expect(first.body.warnings).toEqual([{ line: null, column: 'color', detail: expect.stringContaining('unknown column "color"') }]);
    expect(again.body.data).toEqual({ ...counts, created: 0, unchanged: 2, written: 0 });
  });

  test('that stops at an error writes nothing of a file with one rejected row, and all of another', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => aRow(`STOP-${index}`));
    const refused = await send('kind=products&syntax=jsonl&on_error=stop', lines([...rows, aRow('STOP-BAD', { list_unit_price: 'x' })]));
    expect(refused.body.data).toMatchObject({ rows_read: 2501, created: 2500, rejected: 1, written: 0 });
    expect(await countOf('STOP-')).toBe(0);

    const written = await send('kind=products&syntax=jsonl&on_error=stop', lines(rows));
    expect(written.body.data).toMatchObject({ created: 2500, rejected: 0, written: 2500 });
    expect(await countOf('STOP-')).toBe(2500);
  });

  test('reads the CSV of Shopify, and CSV in UTF-16 that is cut within a character', async () => {
    const shopify = 'Handle,Title,Variant SKU,Variant Price\nbolt,Bolt,SHOP-1,12.50\n';
    expect((await send('kind=products&format=shopify', shopify)).body.data).toMatchObject({ created: 1, rejected: 0 });
    const utf16 = Buffer.from('\ufeffsku,description,list_unit_price\nCUT-1,Bolt,1\nCUT-2,Bölt,2', 'utf16le');
    const response = await fetch(`${systemUnderTest().adminUrl}${S}/imports?kind=products`, {
      method: 'POST',
      headers: { ...FILE, authorization: `Bearer ${token.token}` },
      body: utf16.subarray(0, -1),
    });
    expect(await response.json()).toMatchObject({ data: { created: 1, rejected: 1 }, rejected: [{ line: 3 }] });
  });

  test('with progress has the result in the last line', async () => {
    const { text: body, headers } = await send('kind=products&syntax=jsonl', lines([aRow('LINE-1')]), { accept: 'application/x-ndjson' });
    const all = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(all.at(-1)).toMatchObject({ data: { created: 1 }, rejected: [], warnings: [], errors: [] });
    expect(all.slice(0, -1)).toContainEqual({ progress: expect.objectContaining({ rows_read: 1 }) });
  });

  test.each([
    ['kind=products&format=shopify&syntax=jsonl', {}, [422, 'validation_error']],
    ['kind=prices&format=shopify', {}, [422, 'validation_error']],
    ['kind=orders', {}, [422, 'validation_error']],
    ['kind=products', { 'content-type': 'text/csv' }, [415, 'content_type']],
    ['kind=products', { 'content-encoding': 'gzip' }, [415, 'content_encoding']],
  ])('with %s and %j is refused', async (query, headers, outcome) => {
    expect(outcomeOf(await send(query, 'sku,description,list_unit_price\nNEVER,x,1\n', headers))).toEqual(outcome);
    expect(await countOf('NEVER')).toBe(0);
  });
});

test('an import needs the scope of its kind', async () => {
  const clerk = adminClient(systemUnderTest().adminUrl, (await aToken(['customers'], store.tenantId)).token);

  expect(outcomeOf(await clerk.post(`${S}/imports?kind=products&syntax=jsonl`, lines([aRow('X')]), FILE))).toEqual([403, 'scope_missing']);
  expect((await clerk.post(`${S}/imports?kind=customers`, 'email,name\nclerk@example.com,Clerk\n', FILE)).status).toBe(200);
});

test('an import of customers and one of their prices name a customer by email', async () => {
  const email = `${randomUUID()}@example.com`;
  const customers = `email,name,terms_days\n${email},Ann,abc\nbob-${email},Bob,\n`;
  const stopped = await send('kind=customers&on_error=stop', customers);
  const written = await send('kind=customers', customers);
  const asLines = await send(
    'kind=customers&syntax=jsonl',
    lines([
      { email: `bob-${email}`, name: 'Bob', phone: null, addresses: [] },
      { email, hue: 1 },
    ]),
  );

  expect(stopped.body).toMatchObject({ data: { created: 1, rejected: 1, written: 0 }, rejected: [{ line: 2, column: 'terms_days' }] });
  expect(written.body.data).toMatchObject({ rows_read: 2, created: 1, rejected: 1, written: 1 });
  expect(asLines.body).toMatchObject({ data: { unchanged: 1, rejected: 1 }, rejected: [{ line: 2, column: 'hue' }] });

  await send('kind=products&syntax=jsonl', lines([aRow('PRICED')]));
  const prices = `customer_email,sku,unit_price\nBob-${email},PRICED,90\nnobody@example.com,PRICED,1\n`;
  const clerk = adminClient(systemUnderTest().adminUrl, (await aToken(['catalog'], store.tenantId)).token);
  const priced = await clerk.post(`${S}/imports?kind=prices`, prices, FILE);
  expect(priced.body).toMatchObject({ data: { created: 1, rejected: 1, written: 1 }, rejected: [{ line: 3, column: 'customer_email' }] });
  expect((await send('kind=prices', prices)).body.data).toMatchObject({ created: 0, unchanged: 1, written: 0 });
});

/** Begins to send a file of unknown length, or of `size` bytes. */
function open(
  query: string,
  size?: number,
  of = token.token,
): { readonly sending: ClientRequest; readonly responding: Promise<IncomingMessage> } {
  const sending = request(`${systemUnderTest().adminUrl}${S}/imports?${query}`, {
    method: 'POST',
    agent: false,
    headers: { ...FILE, authorization: `Bearer ${of}`, ...(size === undefined ? {} : { 'content-length': size }) },
  });
  const responding = once(sending, 'response').then(([response]) => response as IncomingMessage);
  responding.catch(() => undefined);
  sending.on('error', () => undefined);
  return { sending, responding };
}

test('a connection that ends at any tenth of a file leaves whole rows, and the file finishes when it is sent again', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => aRow(`TENTH-${String(index).padStart(3, '0')}`, { body: 'x'.repeat(500) }));
  const file = Buffer.from(lines(rows));
  for (const tenth of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { sending } = open('kind=products&syntax=jsonl', file.length);
    sending.write(file.subarray(0, Math.floor((file.length * tenth) / 10)));
    await sleep(100);
    sending.destroy();
  }

  const { text: exported } = await api.get(`${S}/products?format=jsonl`);
  const stored = exported.split('\n').filter((line) => line.includes('"TENTH-'));
  expect(stored.map((line) => JSON.parse(line).body.length).filter((length) => length !== 500)).toEqual([]);
  const finished = await send('kind=products&syntax=jsonl', file.toString());
  expect(finished.body.data).toMatchObject({ rows_read: 400, rejected: 0 });
  expect(await countOf('TENTH-')).toBe(400);
});

test('a file of 64 MiB and a byte is refused, whether or not its size is known before', async () => {
  const declared = open('kind=products&syntax=jsonl', 64 * MIB + 1);
  declared.sending.flushHeaders();
  const refused = await declared.responding;
  expect([refused.statusCode, (await json(refused)) as Json]).toMatchObject([413, { error: { code: 'payload_too_large' } }]);
  declared.sending.destroy();

  const unknown = open('kind=products&syntax=jsonl&on_error=stop');
  const blank = Buffer.alloc(MIB, ' ');
  blank[MIB - 1] = 10;
  for (let sent = 0; sent < 64; sent += 1) if (!unknown.sending.write(blank)) await once(unknown.sending, 'drain');
  unknown.sending.end(' ');
  expect((await unknown.responding).statusCode).toBe(413);
});

test('a token that is revoked ends its import', async () => {
  const { token: revoked, name } = await aToken(['catalog'], store.tenantId);
  const { sending, responding } = open('kind=products&syntax=jsonl', undefined, revoked);
  const trickle = setInterval(() => sending.write(`${JSON.stringify(aRow(`REVOKED-${randomUUID()}`))}\n`), 200);
  try {
    await sleep(500);
    await runCli(store.env, 'tokens', 'revoke', name);
    const response = await responding;

    expect([response.statusCode, JSON.parse(await text(response)).error.reason]).toEqual([401, 'invalid_token']);
  } finally {
    clearInterval(trickle);
    sending.destroy();
  }
  await until(async () => expect(await countOf('REVOKED-')).toBe(await countOf('REVOKED-')));
});
