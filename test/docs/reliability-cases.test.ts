import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FAULT_CLASSES, OTHER_TESTS } from './reliability/fault-classes.ts';
import { reliabilityPage } from './reliability/reliability-page.ts';
import { type NamedTest, testNames } from './reliability/test-names.ts';

const root = join(import.meta.dirname, '../..');

test('docs/reliability-cases.md is what `npm run docs` writes', () => {
  expect(readFileSync(join(root, 'docs/reliability-cases.md'), 'utf8')).toBe(reliabilityPage());
});

test('every file that proves a defense exists and has tests', () => {
  const files = FAULT_CLASSES.flatMap((fault) => fault.files);

  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files.filter((file) => testNames(readFileSync(join(root, file), 'utf8')).length === 0)).toEqual([]);
});

test('every test that is left out exists', () => {
  const files = FAULT_CLASSES.flatMap((fault) => fault.files);
  const titlesOf = (tests: readonly NamedTest[]): readonly string[] => tests.flatMap((each) => [each.title, ...titlesOf(each.tests)]);
  const titles = files.flatMap((file) => titlesOf(testNames(readFileSync(join(root, file), 'utf8'))));

  expect(OTHER_TESTS.filter((beginning) => !titles.some((title) => title.startsWith(beginning)))).toEqual([]);
});

test('names are read in their blocks, from single lines, from tables, and from templates', () => {
  const source = `
test('a fact', () => {});
describe('a thing', () => {
  test(
    'is broken',
    async () => {},
  );
  test.each([['a'], ['b']])('with %s is refused', async (name) => {
    expect(code(name)).toBe('refused');
  });
  describe.each([
    ['kills'],
    ['stops'],
  ])('that %s', () => {
    test.each\`
      signal
      \${'SIGTERM'}
    \`('ends at $signal', () => {});
  });
});
(disk === undefined ? test.skip : test)('the last fact', () => {});
`;

  expect(testNames(source)).toEqual([
    { title: 'a fact', tests: [] },
    {
      title: 'a thing',
      tests: [
        { title: 'is broken', tests: [] },
        { title: 'with … is refused', tests: [] },
        { title: 'that …', tests: [{ title: 'ends at …', tests: [] }] },
      ],
    },
    { title: 'the last fact', tests: [] },
  ]);
});
