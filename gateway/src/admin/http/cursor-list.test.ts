import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { z } from 'zod';
import type { FileBody, Reply } from '../../http/replies/reply.ts';
import type { AdminCall } from './admin-route.ts';
import { cursorList, cursorPaging, listRoute, pageOf, pageOfWhole } from './cursor-list.ts';
import { jsonReply } from './streamed-rows.ts';

const PAGE = 200;
const rows = Array.from({ length: PAGE * 2 + 1 }, (_row, index) => ({
  number: `N-${index}`,
  customer: { name: index === 0 ? '=1+1' : null },
}));

/** Reads a list of which a position is an index. */
const read = ({ limit = 0, after }: Keyset) => {
  const start = after ? Number(after) : 0;
  const end = start + limit;
  return Promise.resolve({ items: rows.slice(start, end), next: end < rows.length ? String(end) : undefined });
};

const textOf = async ({ body }: Reply): Promise<string> => Buffer.concat(await Array.fromAsync((body as FileBody).chunks)).toString();
const csv = { name: 'rows', columns: ['number', 'customer.name'] };
const callOf = (tenantId: string) => ({ caller: { tenantId, mode: 'live' } }) as AdminCall;
const call = callOf('a');

/** Requests a list as CSV. */
const csvOf = (readPage: typeof read) =>
  listRoute({
    id: 'listRows',
    path: '/rows',
    scopes: 'any',
    summary: 'List rows',
    page: pageOf('A page.', z.object({}), 'RowPage'),
    csv,
    read: readPage,
  }).call({ path: {}, query: { limit: 1, format: 'csv' }, headers: {}, body: {} }, call);

test('a page continues where its cursor says, with the same filters and store only', async () => {
  const first = (await cursorList({ limit: 2, status: 'OPEN' }, call, read)).body as { data: object[]; next_cursor: string };
  const second = (await cursorList({ limit: 2, status: 'OPEN', cursor: first.next_cursor }, call, read)).body;

  expect(second).toMatchObject({ data: rows.slice(2, 4), errors: [] });
  await expect(cursorList({ limit: 2, status: 'OPEN', cursor: first.next_cursor }, callOf('b'), read)).rejects.toMatchObject({
    code: 'validation_error',
  });
  await expect(cursorList({ limit: 2, status: 'PAID', cursor: first.next_cursor }, call, read)).rejects.toMatchObject({
    code: 'validation_error',
  });
});

test('the position of a price with the longest SKU fits in a cursor', async () => {
  const next = ['0'.repeat(36), '🔩'.repeat(128), '999999999999.999'].join('\n');
  const { body } = await cursorList({ limit: 1 }, call, () => Promise.resolve({ items: [], next }));

  expect(cursorPaging.cursor.safeParse((body as { next_cursor: string }).next_cursor).error).toBeUndefined();
});

test('a CSV file has the rows of all pages, each once, with formulas disarmed', async () => {
  const reply = await csvOf(read);
  const lines = (await textOf(reply)).split('\r\n');

  expect(reply.headers).toMatchObject({ 'Content-Disposition': 'attachment; filename="rows.csv"' });
  expect(lines.slice(0, 3)).toEqual(['number,customer.name', `N-0,"'=1+1"`, 'N-1,']);
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(rows.map(({ number }) => number));
  expect(lines.at(-1)).toBe('');
});

test('a file without rows has its columns, and an error of the first read is thrown before any byte', async () => {
  const none = await csvOf(() => Promise.resolve({ items: [], next: undefined }));
  const refused = await csvOf(() => Promise.reject(new Error('refused')));

  expect(await textOf(none)).toBe('number,customer.name\r\n');
  await expect((refused.body as FileBody).chunks.next()).rejects.toThrow('refused');
});

test('rows in an envelope are JSON, also of several parts and of none', async () => {
  async function* parts(...given: object[][]): AsyncGenerator<object[]> {
    yield* given;
  }

  expect(JSON.parse(await textOf(jsonReply(parts([{ a: 1 }], [], [{ a: 2 }, { a: 3 }]))))).toEqual({
    data: [{ a: 1 }, { a: 2 }, { a: 3 }],
    errors: [],
  });
  expect(JSON.parse(await textOf(jsonReply(parts())))).toEqual({ data: [], errors: [] });
});

const whole = ['c', 'a', 'e', 'b', 'd'];
const itself = (row: string) => row;

test.each([
  [1, ['a', 'b', 'c', 'd', 'e']],
  [-1, ['e', 'd', 'c', 'b', 'a']],
] as const)('pages in the order %i have each row once, also when the last row of a page is deleted', (order, expected) => {
  const found: string[] = [];
  let after: string | undefined;
  let rows = whole;
  do {
    const { items, next } = pageOfWhole(rows, { limit: 2, ...(after === undefined ? {} : { after }) }, itself, order);
    found.push(...items);
    rows = rows.filter((row) => row !== next);
    after = next;
  } while (after !== undefined);

  expect(seen('rows', found, 5)).toEqual(expected);
});

test('a page that ends with the list has no next one', () => {
  expect(pageOfWhole(whole, { limit: 5 }, itself)).toMatchObject({ next: undefined });
  expect(pageOfWhole([], { limit: 5 }, itself)).toEqual({ items: [], next: undefined });
});
