import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { COLUMN_NAMES, REQUIRED_COLUMNS } from '../../services/catalog/src/domain/import/storefront-row.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/importing-a-catalog.md'), 'utf8');
const example = readFileSync(join(root, 'examples/catalog.csv'), 'utf8');
const [, format = ''] = /^## The `storefront` format$([\s\S]*?)^## /m.exec(page) ?? [];

/** The rows of the format's table: the columns named in the first cell, and the rest of the row. */
const rows = [...format.matchAll(/^\| (?<names>`[^|]+`) \| (?<says>.*)$/gm)].flatMap(({ groups }) =>
  [...(groups?.names ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, says: groups?.says ?? '' })),
);

test('the page lists every column of the format and no other', () => {
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(COLUMN_NAMES));
});

test('the page shows the example as it is in the folder of examples, and explains each of its columns with a key', () => {
  const keyed =
    example
      .split('\n', 1)[0]
      ?.split(',')
      .filter((name) => name.includes(':')) ?? [];

  expect(page).toContain(`\`\`\`csv\n${example}\`\`\``);
  expect(seen('columns', keyed, 5).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('a search of a guide finds the same product of the demo store once the example is imported', () => {
  const guides = globSync('docs/guides/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const queries = guides.flatMap((guide) => [...guide.matchAll(/\bq(?:=|: ')(\w+)/g)].map(([, query = '']) => query));

  expect(seen('queries', queries, 2).filter((query) => example.toLowerCase().includes(query.toLowerCase()))).toEqual([]);
});

test('the page marks the required columns', () => {
  const required = rows.filter(({ says }) => says.startsWith('required')).map(({ name }) => name);

  expect(required).toEqual([...REQUIRED_COLUMNS]);
});

test('the product type of packages/testcontainers has every column of the format and no other', () => {
  const source = readFileSync(join(import.meta.dirname, '../../packages/testcontainers/src/product.ts'), 'utf8');
  const [, product = ''] = /^export interface Product \{$([\s\S]*?)^\}$/m.exec(source) ?? [];

  expect(new Set([...product.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name))).toEqual(new Set(COLUMN_NAMES));
});
