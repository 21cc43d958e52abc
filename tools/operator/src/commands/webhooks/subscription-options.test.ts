import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { Command } from 'commander';
import { optionsBody, withSubscriptionOptions } from './subscription-options.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bodyOf = (...args: readonly string[]) =>
  optionsBody(
    withSubscriptionOptions(new Command())
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
      .parse(args, { from: 'user' })
      .opts(),
  );
const fileWith = (text: string): string => {
  const file = join(folder, 'headers.json');
  writeFileSync(file, text);
  return file;
};

test('the options of a subscription are those of a request, and 0 removes the rate', () => {
  const file = fileWith('{"Authorization": "Bearer 5f1c"}');

  expect(
    bodyOf(
      '--filters',
      '[{"field": "a.b", "in": ["x", 1, null]}]',
      '--headers-file',
      file,
      '--ordering',
      'AGGREGATE',
      '--max-per-second',
      '9',
    ),
  ).toEqual({
    filters: [{ field: 'a.b', in: ['x', 1, null] }],
    headers: { Authorization: 'Bearer 5f1c' },
    ordering: 'AGGREGATE',
    signature_scheme: undefined,
    max_deliveries_per_second: 9,
  });
  expect(bodyOf('--signature-scheme', 'v1a', '--max-per-second', '0')).toMatchObject({
    signature_scheme: 'v1a',
    max_deliveries_per_second: null,
  });
  expect(seen('options', Object.values(bodyOf())).every((value) => value === undefined)).toBe(true);
});

test('what is not JSON of the right kind is refused without its content', () => {
  for (const text of ['Bearer 5f1c', '[]', '"text"', 'null'])
    expect(() => bodyOf('--headers-file', fileWith(text))).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('5f1c') }),
    );
  expect(() => bodyOf('--headers-file', join(folder, 'none.json'))).toThrow('It cannot be read.');
  expect(() => bodyOf('--filters', '{}')).toThrow('It must be a JSON array.');
  expect(() => bodyOf('--filters', '[')).toThrow('It must be JSON.');
});
