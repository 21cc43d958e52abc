import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { countSeen, seen, until } from '@storefront/lifecycle/testing';
import pg from 'pg';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const MIB = 1024 * 1024;
const LINES = { accept: 'application/x-ndjson' };
/** Those that run in a process at the same time. */
const IMPORTS_MAX = 8;
const POLL_MS = 500;
/** More than are read before a token is checked again. */
const BATCHES_MAX = 30;
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

  test('reads the CSV of Shopify', async () => {
    const shopify = 'Handle,Title,Variant SKU,Variant Price\nbolt,Bolt,SHOP-1,12.50\n';
    expect((await send('kind=products&format=shopify', shopify)).body.data).toMatchObject({ created: 1, rejected: 0 });
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
  headers: Record<string, string> = {},
): { readonly sending: ClientRequest; readonly responding: Promise<IncomingMessage> } {
  const sending = request(`${systemUnderTest().adminUrl}${S}/imports?${query}`, {
    method: 'POST',
    agent: false,
    headers: { ...FILE, ...headers, authorization: `Bearer ${of}`, ...(size === undefined ? {} : { 'content-length': size }) },
  });
  const responding = once(sending, 'response').then(([response]) => response as IncomingMessage);
  responding.catch(() => undefined);
  sending.on('error', () => undefined);
  return { sending, responding };
}

/** The kinds of files, and of each the columns, the rows of a transaction, the row of a name and a text, and how many rows with a prefix are stored. */
const KINDS = {
  products: {
    columns: ['sku', 'description', 'list_unit_price'],
    batch: 1000,
    row: (name: string, description: string) => ({ sku: name, description, list_unit_price: 100 }),
    countOf,
  },
  customers: {
    columns: ['email', 'name'],
    batch: 25,
    row: (name: string, text: string) => ({ email: `${name}@x.example`.toLowerCase(), name: text }),
    countOf: async (prefix: string) => csvRows(await api.get(`${S}/customers?format=csv&q=${prefix}`)),
  },
  prices: {
    columns: ['customer_email', 'sku', 'unit_price'],
    batch: 1000,
    row: (name: string, text: string) => ({ customer_email: 'priced@x.example', sku: name, unit_price: text.length }),
    countOf: async (prefix: string) => {
      const { text: csv } = await api.get(`${S}/prices?format=csv`);
      return csv.split('\n').filter((line) => line.includes(`,${prefix}`)).length;
    },
  },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const csvRows = ({ text: csv }: ApiResponse): number => csv.trimEnd().split('\r\n').length - 1;

/** Sends bytes, and returns the response. */
async function sendBytes(query: string, body: Buffer): Promise<Json> {
  const { sending, responding } = open(query, body.length);
  sending.end(body);
  return json(await responding);
}

describe.each(kinds)('a file of %s', (kind) => {
  beforeAll(async () => {
    await send('kind=customers', 'email,name\npriced@x.example,Ann\n');
  });

  test.each([
    ['ö', 1],
    ['🔩', 1],
    ['🔩', 2],
    ['🔩', 3],
  ])('in UTF-16 that is cut within %s, %i bytes before its end, rejects the last row only', async (character, bytes) => {
    const { columns, row } = KINDS[kind];
    const mark = `CUT-${randomUUID()}`;
    if (kind === 'prices') await send('kind=products&syntax=jsonl', lines([aRow(`${mark}-1`), aRow(`${mark}-2`)]));
    const cells = [row(`${mark}-1`, 'Whole'), row(`${mark}-2`, 'Cut')].map((cell) => Object.values(cell).join());
    const file = Buffer.from(`\ufeff${columns.join()}\n${cells.join('\n')}${character}`, 'utf16le');

    const { data, rejected } = await sendBytes(`kind=${kind}`, file.subarray(0, -bytes));

    expect(data).toMatchObject({ rows_read: 2, created: 1, rejected: 1, written: 1 });
    expect(rejected).toMatchObject([{ line: 3 }]);
    expect(await KINDS[kind].countOf(mark)).toBe(1);
  });

  test('that breaks off at each tenth leaves no less than its progress said and whole rows, and finishes when it is sent again', async () => {
    const { row, batch } = KINDS[kind];
    const ROWS = 5 * batch;
    const mark = `TENTH-${randomUUID().slice(0, 8)}`;
    const text = 'x'.repeat(80);
    const names = Array.from({ length: ROWS }, (_, index) => `${mark}-${String(index).padStart(4, '0')}`);
    if (kind === 'prices') await send('kind=products&syntax=jsonl', lines(names.map((name) => aRow(name))));
    const file = Buffer.from(lines(names.map((name) => row(name, text))));
    let [stored, reports] = [0, 0];
    for (const tenth of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const sent = Math.floor((file.length * tenth) / 10);
      const { sending, responding } = open(`kind=${kind}&syntax=jsonl`, file.length, token.token, LINES);
      const progress = followed(responding);
      sending.write(file.subarray(0, sent));
      // One batch is written, and reported, while the next one is read. Beside other stores, batches are smaller.
      if (sent > (2 * batch * file.length) / ROWS) await until(() => expect(progress.rows).toBeGreaterThan(0));
      sending.destroy();
      const after = await KINDS[kind].countOf(mark);
      expect(after).toBeGreaterThanOrEqual(Math.max(stored, progress.rows));
      expect(after).toBeLessThanOrEqual(Math.ceil((ROWS * sent) / file.length));
      stored = after;
      if (progress.rows > 0) reports += 1;
    }
    countSeen({ reports, 'stored rows': stored }, { reports: 5, 'stored rows': batch / 10 });

    const { data } = await sendBytes(`kind=${kind}&syntax=jsonl`, file);
    const { created, unchanged } = data;
    expect(data).toEqual({ rows_read: ROWS, created, updated: 0, unchanged: ROWS - created, rejected: 0, written: created });
    expect(unchanged).toBeGreaterThanOrEqual(stored);
    expect(unchanged).toBeLessThanOrEqual(Math.ceil(0.9 * ROWS));
    expect(await KINDS[kind].countOf(mark)).toBe(ROWS);
  });

  test.each(kind === 'products' ? ['skip', 'stop'] : ['skip'])(
    'of 64 MiB and a byte is refused with on_error=%s, whether or not its size is known before',
    async (onError) => {
      const query = `kind=${kind}&syntax=jsonl&on_error=${onError}`;
      const declared = open(query, 64 * MIB + 1);
      declared.sending.flushHeaders();
      const refused = await declared.responding;
      expect([refused.statusCode, (await json(refused)) as Json]).toMatchObject([413, { error: { code: 'payload_too_large' } }]);
      declared.sending.destroy();

      const unknown = open(query);
      await writeBlanks(unknown.sending, 64);
      unknown.sending.end(' ');
      const response = await unknown.responding;
      expect([response.statusCode, (await json(response)) as Json]).toMatchObject([413, { error: { code: 'payload_too_large' } }]);
    },
  );
});

test.each(kinds)('a large file of %s whose columns are wrong is read to its end before the result is sent', async (kind) => {
  const file = Buffer.from(`nothing,useful\n${'x,y\n'.repeat(8 * MIB)}`);
  const { sending, responding } = open(`kind=${kind}`, file.length, token.token, { connection: 'keep-alive' });
  sending.end(file);
  const [response] = await Promise.all([responding, once(sending, 'finish')]);

  expect([response.statusCode, await json(response)]).toMatchObject([200, { data: { written: 0 } }]);
});

test('a file of 64 MiB is read', async () => {
  const { sending, responding } = open('kind=products&syntax=jsonl');
  await writeBlanks(sending, 64);
  sending.end();
  const response = await responding;

  expect([response.statusCode, await json(response)]).toMatchObject([200, { data: { rows_read: 0 } }]);
});

async function writeBlanks(sending: ClientRequest, mebibytes: number): Promise<void> {
  const blank = Buffer.alloc(MIB, ' ');
  blank[MIB - 1] = 10;
  for (let sent = 0; sent < mebibytes; sent += 1) if (!sending.write(blank)) await once(sending, 'drain');
}

/** Reads lines of progress as they arrive. Returns how many rows are stored by the last one. */
function followed(responding: Promise<IncomingMessage>): { readonly rows: number } {
  const last = { rows: 0 };
  const follow = async (): Promise<void> => {
    for await (const line of createInterface(await responding)) {
      const { progress } = JSON.parse(line);
      if (progress !== undefined) last.rows = progress.created + progress.updated + progress.unchanged;
    }
  };
  follow().catch(() => undefined);
  return last;
}

test('clients that disconnect while their rows are written leave room for other imports', async () => {
  const email = `waiting-${randomUUID()}@x.example`;
  await send('kind=customers', `email,name\n${email},Ann\n`);
  const database = new pg.Client({ connectionString: systemUnderTest().postgresUrl });
  await database.connect();
  try {
    await database.query('begin');
    seen('customers', (await database.query('select from billing.customer where email = $1 for update', [email])).rows);
    const waiting = Array.from({ length: IMPORTS_MAX }, (_, index) => {
      const opened = open('kind=customers&syntax=jsonl', undefined, token.token, LINES);
      opened.sending.end(lines([{ email, name: `Ann ${index}` }]));
      return opened;
    });
    await until(async () => {
      await sleep(POLL_MS);
      expect(outcomeOf(await send('kind=customers', 'email,name\n'))).toEqual([503, 'overloaded']);
    });
    for (const { sending } of waiting) sending.destroy();
    await database.query('commit');
  } finally {
    await database.end();
  }

  await until(async () => {
    await sleep(POLL_MS);
    expect((await send('kind=customers', 'email,name\n')).status).toBe(200);
  });
});

test('a token that is revoked ends an import that always makes progress', async () => {
  const { token: revoked, name } = await aToken(['catalog'], store.tenantId);
  const { sending, responding } = open('kind=products&syntax=jsonl', undefined, revoked, LINES);
  let batches = 0;
  const write = () => {
    batches += 1;
    sending.write(lines(Array.from({ length: KINDS.products.batch }, (_, index) => aRow(`STEADY-${batches}-${index}`))));
  };
  for (const _ahead of [1, 2, 3]) write();
  const received: Json[] = [];
  const read = async (): Promise<void> => {
    for await (const line of createInterface(await responding)) received.push(JSON.parse(line));
  };
  const ended = read().then(
    () => true,
    () => true,
  );
  await until(() => seen('lines', received));
  await runCli(store.env, 'tokens', 'revoke', name);
  // A batch a second, more often than a line of progress is due.
  while (batches < BATCHES_MAX && !(await Promise.race([ended, sleep(1000, false)]))) write();
  sending.end();
  await ended;

  expect(received.at(-1)).toEqual({ progress: expect.objectContaining({ rejected: 0 }) });
});

test('a token that is revoked ends its import, and each of its transactions has an entry', async () => {
  const { token: revoked, name } = await aToken(['catalog'], store.tenantId);
  const { sending, responding } = open('kind=products&syntax=jsonl', undefined, revoked);
  const trickle = setInterval(() => sending.write(`${JSON.stringify(aRow(`REVOKED-${randomUUID()}`))}\n`), 20);
  try {
    await sleep(500);
    await runCli(store.env, 'tokens', 'revoke', name);
    const response = await responding;

    expect([response.statusCode, JSON.parse(await text(response)).error.reason]).toEqual([401, 'invalid_token']);
  } finally {
    clearInterval(trickle);
    sending.destroy();
  }
  await until(async () => {
    const entries = await runCli<Json[]>(store.env, 'audit', 'list', '--tenant', store.tenantId, '--operator', name);
    const imports = entries.filter(({ action }) => action === 'ImportProducts');
    expect(imports.reduce((sum, { details }) => sum + details.rows.count, 0)).toBe(await countOf('REVOKED-'));
    await sleep(POLL_MS);
  });
});
