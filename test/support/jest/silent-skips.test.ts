import { expect, test } from '@jest/globals';
import { findSilentSkips } from './find-silent-skips.ts';
import { scanTests } from './scan-tests.ts';

test('no test is skipped without a reason that the last lines of a run list', () => {
  expect(scanTests((path, code) => findSilentSkips(path, code).map(({ line, text }) => `${line} ${text}`))).toEqual([]);
});

test.each([
  ['test.skip', "test.skip('a', () => undefined);"],
  ['test.skip.each', "test.skip.each([1])('a', () => undefined);"],
  ['test.concurrent.skip', "test.concurrent.skip('a', () => undefined);"],
  ['describe.only', "describe.only('a', () => undefined);"],
  ['another name of a skipped test', 'const pooled = found ? run : xit;'],
  ['a choice', 'const pooled = found ? test : other;'],
  ['a choice on several lines', 'const pooled = found\n  ? test\n  : other;'],
  ['a test under a condition', "if (found) test('a', () => undefined);"],
  ['a test after a condition', "found && test('a', () => undefined);"],
  ['a group under a condition', "if (found) {\n  describe('a', () => undefined);\n}"],
  ['a return in a hook', 'beforeAll(async () => {\n  if (found instanceof Error) return;\n});'],
  ['a return in a test', "test('a', async () => {\n  a();\n\n  if (isOnCitus()) return;\n});"],
  ['a return on a line of its own', "test('a', () => {\n  if (!go) {\n    log();\n    return;\n  }\n});"],
  ['a return of something', "test('a', () => {\n  if (!go) return undefined;\n});"],
  ['a return in a block that catches', "test('a', () => {\n  try {\n    start();\n  } catch {\n    return;\n  }\n});"],
  ['a return in a test of a table', "test.each([\n  ['a'],\n])(\n  'is %s',\n  async () => {\n    if (!go) return;\n  },\n);"],
])('%s is found', (_what, code) => {
  expect(findSilentSkips('x.test.ts', code)).toHaveLength(1);
});

test.each([
  ['a function', 'function close() {\n  if (server === undefined) return;\n}'],
  ['a server in a test', "test('a', () => {\n  createServer((request) => {\n    if (request.url) return;\n  });\n});"],
  ['a test that asserts something else', "test('a', () => {\n  if (!go) return expect(found).toBeUndefined();\n});"],
])('a return in %s is none', (_what, code) => {
  expect(findSilentSkips('x.test.ts', code)).toEqual([]);
});
