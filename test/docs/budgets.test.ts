import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
/** Five minutes of reading. */
const README_WORDS_MAX = 900;
/** Few enough for a new colleague to read in two days. */
const ALL_WORDS_MAX = 60_000;
/** Only choices that shape the house have a record. */
const RECORDS_MAX = 40;
/** One page each. */
const RECORD_WORDS_MAX = 350;

const pages = globSync('**/*.md', {
  cwd: root,
  exclude: (name) =>
    /(?:^|\/)(?:node_modules|dist|gen|generated|coverage|\.storefront|\.turbo|\.schemathesis|\.venv|\.vendure|\.medusa|\.next)$/.test(name),
});
/** Counts as `wc -w` does. */
const wordsOf = (page: string): number =>
  readFileSync(join(root, page), 'utf8')
    .split(/\s+/)
    .filter((word) => word !== '').length;

test('the README has at most 900 words', () => {
  expect(wordsOf('README.md')).toBeLessThanOrEqual(README_WORDS_MAX);
});

test('all Markdown pages together have at most 60,000 words', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.reduce((sum, page) => sum + wordsOf(page), 0)).toBeLessThanOrEqual(ALL_WORDS_MAX);
});

test('there are at most 40 decision records, of one page each', () => {
  const records = pages.filter((page) => /^docs\/adr\/\d/.test(page));

  expect(records.length).toBeGreaterThan(20);
  expect(records.length).toBeLessThanOrEqual(RECORDS_MAX);
  expect(records.filter((page) => wordsOf(page) > RECORD_WORDS_MAX)).toEqual([]);
});
