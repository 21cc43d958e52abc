import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slugOf } from '../domain/slug.ts';
import { bytesOf } from '../testing/builders.ts';
import { GROWTH_MAX, growthOf } from '../testing/growth.ts';
import { type FileKind, readRows } from './read-rows.ts';

/** A text of about `length` characters: a prefix, one part repeated, and a suffix. */
type Repeated = readonly [start: string, part: string, end: string];
const repeated =
  ([start, part, end]: Repeated) =>
  (length: number): string =>
    start + part.repeat(Math.ceil(length / part.length)) + end;

async function readAll(file: string, kind: FileKind): Promise<void> {
  for await (const _row of readRows(bytesOf(file), kind, { currency: 'JMD', timeZone: 'UTC' }));
}

const JSON_LINES: FileKind = { format: 'storefront', syntax: 'jsonl' };
const CSV: FileKind = { format: 'storefront', syntax: 'csv' };
const SHOPIFY: FileKind = { format: 'shopify', syntax: 'csv' };

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const SHOPIFY_HEADER = 'Handle,Title,Variant Price,Body (HTML),Tags,Type,Image Src,Option1 Value';
const shopifyRow = (cells: Readonly<Record<string, string>>): string =>
  SHOPIFY_HEADER.split(',')
    .map((name) => quoted({ Handle: 'a', Title: 'A', 'Variant Price': '1', ...cells }[name] ?? ''))
    .join(',');

/** Each way in which a text can reach a parser. */
const PARSERS: Readonly<Record<string, (text: string) => Promise<void> | void>> = {
  'an HTML body': (text) => readAll(`${SHOPIFY_HEADER}\n${shopifyRow({ 'Body (HTML)': text })}`, SHOPIFY),
  'a list of tags of Shopify': (text) => readAll(`${SHOPIFY_HEADER}\n${shopifyRow({ Tags: text, Type: text })}`, SHOPIFY),
  'a CSV file': (text) => readAll(`sku,description,list_unit_price\n${text}`, CSV),
  'the header of a CSV file': (text) => readAll(`${text.replaceAll('\n', ' ')}\na\n`, CSV),
  'a CSV file of Shopify': (text) => readAll(`${SHOPIFY_HEADER}\n${text}`, SHOPIFY),
  'a JSON Lines file': (text) => readAll(text, JSON_LINES),
  'every cell of a row': (text) => {
    const names = ['list_unit_price', 'sale_starts_at', 'hidden', 'categories', 'tags', 'specs', 'media', 'order_uoms', 'stock_quantity'];
    return readAll(
      JSON.stringify({ sku: text, description: text, body: text, ...Object.fromEntries(names.map((name) => [name, text])) }),
      JSON_LINES,
    );
  },
  'a nested cell': (text) => readAll(`{"sku":"A","tags":${text},"media":${text},"hidden":${text}}`, JSON_LINES),
  'a name that becomes a slug': (text) => void slugOf(text),
};

/** Inputs that once took quadratic time, or that could. */
const KNOWN: readonly (readonly [parser: string, Repeated])[] = [
  ['an HTML body', ['', '<script>', '']],
  ['an HTML body', ['', '<style ', '']],
  ['an HTML body', ['', '<', '']],
  ['an HTML body', ['', '<a ', '']],
  ['an HTML body', ['', '<!--', '']],
  ['an HTML body', ['<ol>', '<li>a', '']],
  ['an HTML body', ['', '<b>x</b> ', '']],
  ['an HTML body', ['', '<p>', '']],
  ['an HTML body', ['x', '&nbsp;', 'x']],
  ['an HTML body', ['<pre>x', ' ', 'x</pre>']],
  ['an HTML body', ['<pre><b>x', ' ', '\u2003</b>x</pre>']],
  ['an HTML body', ['<pre>x', ' <b> </b>', 'x</pre>']],
  ['an HTML body', ['x', '<br>', 'x']],
  ['an HTML body', ['', '`', '']],
  ['an HTML body', ['<code>', '` ', '</code>']],
  ['an HTML body', ['', '</p>', '']],
  ['an HTML body', ['<p>', '<table><td><b>x', '']],
  ['an HTML body', ['', '</p><i><p>', '']],
  ['a list of tags of Shopify', ['a', '\u0301\u0316', '']],
  ['a list of tags of Shopify', ['', 'a,', '']],
  ['a list of tags of Shopify', ['', 'a>', '']],
  ['a CSV file', ['', '"', '']],
  ['a CSV file', ['', '""', 'a']],
  ['a CSV file', ['', 'a"', '']],
  ['a CSV file', ['', ',', '']],
  ['a CSV file', ['', '\n', '']],
  ['a CSV file', ['"', '\r\n', '"']],
  ['a CSV file of Shopify', ['', 'a,A,1,,,,https://a.example/,x\n', '']],
  ['a JSON Lines file', ['', '[', '']],
  ['a JSON Lines file', ['', '{"a":', '']],
  ['a JSON Lines file', ['', '\n', '']],
  ['every cell of a row', ['', '1', 'x']],
  ['every cell of a row', ['0.', '0', '1x']],
  ['every cell of a row', ['', 'a-', '']],
  ['every cell of a row', ['x', ' ', 'x']],
  ['every cell of a row', ['', '[', '']],
  ['a nested cell', ['[', '[],', '[]]']],
  ['a name that becomes a slug', ['a', '\u0301\u0316', '']],
  ['a name that becomes a slug', ['', '-', 'a']],
];

describe('the time of reading grows no faster than the input', () => {
  test.each(KNOWN)('%s: %j', async (name, parts) => {
    expect(await growthOf(repeated(parts), PARSERS[name] ?? fail)).toBeLessThan(GROWTH_MAX);
  });

  test('a CSV header of as many names as fit', async () => {
    const headerOf = (length: number) => `${Array.from({ length: length / 6 }, (_, index) => `c${index}`).join(',')}\na\n`;
    expect(await growthOf(headerOf, (file) => readAll(file, CSV))).toBeLessThan(GROWTH_MAX);
  });

  test('a product of Shopify with as many pictures as variants', async () => {
    const fileOf = (length: number) => {
      const rows = Array.from({ length: length / 40 }, (_, index) =>
        shopifyRow({ 'Option1 Value': `v${index}`, 'Image Src': `https://a.example/${index}` }),
      );
      return [SHOPIFY_HEADER, ...rows].join('\n');
    };
    expect(await growthOf(fileOf, (file) => readAll(file, SHOPIFY))).toBeLessThan(GROWTH_MAX);
  });

  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<b>',
    '</b>',
    '<p>',
    '<li>',
    '<pre>',
    '<br>',
    '<a href="',
    '<td>',
    '&',
    '&nbsp;',
    '&#9;',
    '=',
    '"',
    '""',
    "'",
    ',',
    ';',
    '\n',
    '\r\n',
    '[',
    ']',
    '{',
    '}',
    ':',
    '\\',
    '`',
    '*',
    '_',
    '#',
    '-',
    '.',
    'e',
    '0',
    '1',
    ' ',
    '\u00a0',
    'word',
    'true',
    'null',
    '\u0301',
    '\u0316',
    '\ufeff',
    '🔨',
    '\u0000',
    'script',
    'style',
  );
  const parts = fc.tuple(
    fc.string({ unit: piece, maxLength: 4 }),
    fc.string({ unit: piece, minLength: 1, maxLength: 4 }),
    fc.string({ unit: piece, maxLength: 3 }),
  );

  test.each(Object.entries(PARSERS))('%s, whatever is repeated in it', async (_name, parse) => {
    await fc.assert(
      fc.asyncProperty(parts, async (drawn) => {
        expect(await growthOf(repeated(drawn), parse)).toBeLessThan(GROWTH_MAX);
      }),
      { numRuns: 12 },
    );
  });
});

function fail(): never {
  throw new Error('there is no such parser');
}
