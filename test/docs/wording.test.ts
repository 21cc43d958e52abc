import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '*.md',
    'deploy/**/*.md',
    '{gateway,services,packages,tools,proto,docs}/**/*.{ts,mjs,js,html,proto,md,json}',
    'examples/*/{*.md,src/**/*.{ts,tsx,css}}',
    'test/**/*.{ts,md}',
  ],
  { cwd: root, exclude: ['**/node_modules', '**/dist', 'proto/gen', '**/package-lock.json', 'test/docs/wording.test.ts'] },
);

/** Words and phrases that plain technical prose does not need. */
const ODD_WORDING =
  /\b(?:anew|nobody|whom|told|whoever|lest|thereof|tells of|leads? back|at hand|is there for|goes on from|what must always hold|on its own, again)\b/i;
/** British spellings of words for which the repository uses the American one. */
const BRITISH_SPELLING =
  /\b(?:(?:behavi|col|fav|hon|neighb)our|(?:centi|milli|kilo)?metre|litre|centre|grey|whilst|amongst|licence|aluminium|(?:author|organ|recogn|initial|serial|normal|optim|summar)is(?:e[ds]?|ing|ation))/i;

/** Lines that need the wording, by file. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // The system user of that name, and the users of fake URLs and requests.
  'tools/backing-servers/README.md': /`nobody`/,
  'tools/backing-servers/src/postgres/unprivileged-runner.ts': /user "nobody"/,
  'tools/backing-servers/src/testing/start-pgbouncer.ts': /user = nobody/,
  'tools/local-system/src/main.db.test.ts': /nobody@/,
  'test/e2e/auth.test.ts': /nobody/,
  'test/e2e/catalog-imports.test.ts': /nobody/,
  'test/e2e/payments.test.ts': /nobody/,
  // Data of stores.
  'services/catalog/src/import/shopify.test.ts': /Colour/,
};

const linesWith = (wording: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => wording.test(line) && !ALLOWED[file]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('the text of the repository uses plain words', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(linesWith(ODD_WORDING)).toEqual([]);
});

test('the text of the repository has American spelling', () => {
  expect(linesWith(BRITISH_SPELLING)).toEqual([]);
});
