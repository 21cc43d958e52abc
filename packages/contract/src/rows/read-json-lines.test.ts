import { expect, test } from '@jest/globals';
import type { Bytes } from './file-row.ts';
import { type JsonLine, readJsonLines } from './read-json-lines.ts';
import { NOT_UTF8 } from './to-utf8.ts';

async function read(...chunks: Uint8Array[]): Promise<JsonLine[]> {
  const bytes: Bytes = (async function* () {
    yield* chunks;
  })();
  const lines: JsonLine[] = [];
  for await (const line of readJsonLines(bytes)) lines.push(line);
  return lines;
}

test('a line that is not UTF-8 is a violation, and other lines are read', async () => {
  const latin1 = Buffer.concat([Buffer.from('{"sku":"A"}\n'), Buffer.from('{"sku":"Café"}\n', 'latin1'), Buffer.from('{"sku":"Thé"}\n')]);

  expect(await read(latin1)).toEqual([
    { line: 1, row: { sku: 'A' } },
    { line: 2, violations: [{ column: null, reason: NOT_UTF8 }] },
    { line: 3, row: { sku: 'Thé' } },
  ]);
});

test('a character may be split between chunks, and a byte order mark is ignored', async () => {
  const bytes = Buffer.from('\ufeff{"sku":"Café"}');

  expect(await read(bytes.subarray(0, -3), bytes.subarray(-3))).toEqual([{ line: 1, row: { sku: 'Café' } }]);
});

test.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
])('a line number is that of the file with %s, and blank lines are skipped', async (_name, end) => {
  const text = ['{"sku":"A"}', '', '{"sku":', ' ', '{"sku":"B\u2028"}', '\u00a0', '[]', '{"sku":"C"}'].join(end);
  const whole = await read(Buffer.from(text));

  expect(whole.map(({ line, ...row }) => [line, 'row' in row ? row.row.sku : row.violations[0]?.column])).toEqual([
    [1, 'A'],
    [3, null],
    [5, 'B\u2028'],
    [7, null],
    [8, 'C'],
  ]);
  expect(await read(...Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte)))).toEqual(whole);
});

test.each([
  ['UTF-16 LE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 BE', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('%s with a byte order mark is read', async (_encoding, encode) => {
  const bytes = encode('{"sku":"Café"}\r\n{"sku":"😀"}');

  expect(await read(bytes.subarray(0, 5), bytes.subarray(5))).toEqual([
    { line: 1, row: { sku: 'Café' } },
    { line: 2, row: { sku: '😀' } },
  ]);
});

test('UTF-16 without a byte order mark and NUL are violations', async () => {
  expect(await read(Buffer.from('{"sku":"A"}', 'utf16le'))).toEqual([{ line: 1, violations: [{ column: null, reason: NOT_UTF8 }] }]);
  expect(await read(Buffer.from('{"sku":"A\0"}'))).toEqual([{ line: 1, violations: [{ column: null, reason: NOT_UTF8 }] }]);
});
