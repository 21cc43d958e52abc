import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { PURE_RULES } from './pure-rules.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the patterns that a pattern with alternatives in braces stands for, each without braces. */
const alternatives = (pattern: string): readonly string[] => {
  const [before, inBraces, after = ''] = pattern.split(/\{([^}]*)\}/);
  return inBraces === undefined ? [pattern] : inBraces.split(',').map((each) => `${before}${each}${after}`);
};

test('every pure rule is a file, so that one that was moved does not lose its mutants', () => {
  const patterns = Object.entries(PURE_RULES).flatMap(([workspace, rules]) =>
    rules.flatMap((rule) => alternatives(rule).map((each) => `${workspace}/${each}`)),
  );

  expect(seen('rules', patterns, 40).filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
