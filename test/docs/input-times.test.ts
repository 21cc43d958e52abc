import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

/** Files that parse other text than the times of an input: `parseTime` itself, and the HTTP dates of headers. */
const OTHER_TEXT: readonly string[] = [
  'packages/client/src/retry.ts',
  'packages/contract/src/local-date.ts',
  'packages/contract/src/parse-time.ts',
  'services/webhooks/src/domain/retry-schedule.ts',
];

test('text of an input becomes a time in parseTime only, because Date accepts dates that do not exist', () => {
  const files = globSync('{gateway,services/*,packages/*,tools/operator}/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const parsing = files.filter((file) =>
    /\bisNaN\(\w+\.getTime\(\)\)|= Date\.parse\(|: Date\.parse\(.*\) - /.test(readFileSync(join(root, file), 'utf8')),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(parsing.toSorted()).toEqual(OTHER_TEXT);
});
