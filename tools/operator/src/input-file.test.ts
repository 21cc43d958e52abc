import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { openInput } from './input-file.ts';

test.each([
  ['-', ['sku,', 'x\nA,1\n'], 'csv'],
  ['/dev/stdin', ['\uFEFF', '\n {"sku":', '"A"}\n'], 'jsonl'],
  ['-', [], 'csv'],
  ['-', ['[{"sku":"A"}]'], 'jsonl'],
  ['-', ['\uFFFD'], 'csv'],
])('%s is standard input, whose beginning says the syntax: %j', async (file, parts, syntax) => {
  const input = await openInput(file, Readable.from(parts.map((part) => Buffer.from(part))) as AsyncIterable<Buffer>);
  const bytes: Buffer[] = [];
  for await (const chunk of input.bytes) bytes.push(chunk);

  expect([input.syntax, Buffer.concat(bytes).toString()]).toEqual([syntax, parts.join('')]);
});

test('another extension is refused with what can be written instead', async () => {
  await expect(openInput('products.xlsx')).rejects.toThrow('or be - for standard input');
});

test('standard input can be UTF-16', async () => {
  for (const [text, syntax] of [
    ['\uFEFF{"sku":"A"}', 'jsonl'],
    ['\uFEFFsku,x', 'csv'],
  ] as const) {
    const input = await openInput('-', Readable.from([Buffer.from(text, 'utf16le')]) as AsyncIterable<Buffer>);

    expect(input.syntax).toBe(syntax);
  }
});

test('a file that does not exist is named when it is read', async () => {
  const { bytes } = await openInput('/nowhere/products.csv');

  await expect(bytes[Symbol.asyncIterator]().next()).rejects.toThrow('/nowhere/products.csv');
});
