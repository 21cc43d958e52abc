import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { ERROR_REASONS, INTERNAL_REASONS, OPERATOR_REASONS } from './error-reasons.ts';
import { errorsPage } from './errors-page.ts';

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{gateway,services/*,packages/*}/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\/|^packages\/api-docs\/|^gateway\/src\/api\/[^/]+\/docs\.ts$/.test(file),
);
const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

/** All patterns by which the sources set the reason of an error. */
const GIVEN = [
  /\b(?:conflict|forbidden|refused|alreadyOrdered)\(\s*'([a-z_]+)'/g,
  /\b(?:conflict|forbidden)\([^'\n]*\? '([a-z_]+)'/g,
  /\b(?:conflict|forbidden)\([^'\n]*\? '[a-z_]+' : '([a-z_]+)'/g,
  /\bunauthorized\(\s*'[^']*',\s*'([a-z_]+)'/g,
  // `plain` is the kind of a stored field.
  /\breason: '(?!plain')([a-z_]+)'/g,
  /^ {2}(promo_[a-z_]+): '/gm,
];
/** `withAdded` names the owner of the lines. Only that of a cart is the reason of an error. */
const NAMED = source.includes('`${owner}_line_limit`') ? ['cart_line_limit'] : [];
const used = new Set([...GIVEN.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')), ...NAMED]);
const tables = [ERROR_REASONS, OPERATOR_REASONS, INTERNAL_REASONS];
const known = { ...ERROR_REASONS, ...OPERATOR_REASONS, ...INTERNAL_REASONS };

describe('the table of reasons', () => {
  test('contains every reason that the sources use', () => {
    expect(seen('reasons', [...used], 100).filter((reason) => !Object.hasOwn(known, reason))).toEqual([]);
  });

  test('contains no unused reason', () => {
    expect(Object.keys(known).filter((reason) => !source.includes(`'${reason}'`) && !used.has(reason))).toEqual([]);
  });

  test('contains each reason once: of the public API, of the Admin API, or of neither', () => {
    expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(Object.keys(known).toSorted());
  });
});

test('docs/errors.md matches the tables; run `npm run docs -w packages/api-docs` to regenerate it', () => {
  expect(readFileSync(join(root, 'docs/errors.md'), 'utf8')).toBe(errorsPage());
});
