import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ERROR_REASONS, INTERNAL_REASONS } from './error-reasons.ts';
import { errorsPage } from './errors-page.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{gateway,services/*,packages/*}/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\/|^gateway\/src\/(docs|openapi)\//.test(file),
);
const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

/** Every way in which the sources give an error its reason. */
const GIVEN = [
  /\b(?:conflict|forbidden|refused|alreadyOrdered)\(\s*'([a-z_]+)'/g,
  /\b(?:conflict|forbidden)\([^'\n]*\? '([a-z_]+)'/g,
  /\b(?:conflict|forbidden)\([^'\n]*\? '[a-z_]+' : '([a-z_]+)'/g,
  /\bunauthorized\(\s*'[^']*',\s*'([a-z_]+)'/g,
  /\breason: '([a-z_]+)'/g,
  /^ {2}(promo_[a-z_]+): '/gm,
];
const used = new Set(GIVEN.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')));
const known = { ...ERROR_REASONS, ...INTERNAL_REASONS };

describe('the table of reasons', () => {
  test('has every reason that the sources give', () => {
    expect([...used].filter((reason) => !Object.hasOwn(known, reason))).toEqual([]);
  });

  test('has no reason that the sources never give', () => {
    expect(Object.keys(known).filter((reason) => !source.includes(`'${reason}'`) && !used.has(reason))).toEqual([]);
  });

  test('holds each reason once, public or internal', () => {
    expect(Object.keys(ERROR_REASONS).filter((reason) => Object.hasOwn(INTERNAL_REASONS, reason))).toEqual([]);
  });
});

test('docs/errors.md is what the tables say; `npm run docs -w gateway` writes it anew', () => {
  expect(readFileSync(join(root, 'docs/errors.md'), 'utf8')).toBe(errorsPage());
});
