import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { repositoryLines } from './repository-lines.ts';

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

const lines = seen('lines', repositoryLines(), 200_000);
const linesWith = (wording: RegExp): string[] =>
  lines.filter(({ file, text }) => wording.test(text) && !ALLOWED[file]?.test(text)).map(({ file, text }) => `${file}: ${text.trim()}`);

test('the text of the repository uses plain words', () => {
  expect(linesWith(ODD_WORDING)).toEqual([]);
});

test('the text of the repository has American spelling', () => {
  expect(linesWith(BRITISH_SPELLING)).toEqual([]);
});
