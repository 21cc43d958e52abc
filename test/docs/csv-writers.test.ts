import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { dependenciesList } from './dependencies/dependencies-list.ts';
import { repositoryLines } from './repository-lines.ts';

/** Cells that are joined to a record without the package's formatter. */
const JOINS = /\.join\((?:(['"`])(?:[,;|]|\\t)\1)?\)\}?(?:\\r)?\\n/;
/** Code that writes CSV: its formatters, the media type, a library, or joined cells. */
const WRITES = new RegExp(
  String.raw`\bcsvLine(?:\(| = )|\bstatementCsv\(|text\/csv|\b(?:csv-stringify|papaparse|fast-csv)\b|${JOINS.source}`,
);

/** Every file that writes CSV, and what disarms its formulas. */
const WRITERS: Readonly<Record<string, 'csvLine' | 'statementCsv' | 'it has only names' | 'it only reads'>> = {
  'examples/next-storefront/src/components/order-pad.tsx': 'it only reads',
  'gateway/src/admin/http/streamed-rows.ts': 'csvLine',
  'gateway/src/api/customers/statement-reply.ts': 'statementCsv',
  'packages/public-json/src/csv-line.ts': 'csvLine',
  'packages/public-json/src/files/price-rows.ts': 'csvLine',
  'packages/public-json/src/statement-csv.ts': 'csvLine',
  'test/docs/dependencies/dependencies-list.ts': 'it has only names',
  'tools/operator/src/commands/customers/customer-files.ts': 'csvLine',
  'tools/operator/src/commands/customers/customer-statements.ts': 'statementCsv',
  'tools/operator/src/commands/reports/reports.ts': 'csvLine',
};

const code = seen('lines', repositoryLines(), 200_000).filter(
  ({ file, text }) =>
    /\.(?:[cm]?js|tsx?)$/.test(file) && !/\.test\.ts$|\/testing\/|^test\/(?!docs\/)/.test(file) && !/^\s*\/?\*/.test(text),
);
const filesWith = (sign: RegExp): string[] => [...new Set(code.filter(({ text }) => sign.test(text)).map(({ file }) => file))].toSorted();

test('every file that writes CSV is known, and none joins cells itself but the one that has only names', () => {
  expect(filesWith(WRITES)).toEqual(Object.keys(WRITERS));
  expect(filesWith(JOINS)).toEqual(Object.keys(WRITERS).filter((file) => WRITERS[file] === 'it has only names'));
});

test.each(
  seen(
    'writers',
    Object.entries(WRITERS).filter(([, by]) => !by.startsWith('it ')),
    7,
  ),
)('%s writes with %s', (file, formatter) => {
  expect(filesWith(new RegExp(String.raw`\b${formatter}\b`))).toContain(file);
});

test('the list of dependencies has names, versions, and licenses, which run nothing', () => {
  const cells = dependenciesList().trimEnd().split(/[,\n]/);

  expect(seen('cells', cells, 1000).filter((cell) => !/^@?[\w(][\w ./()*+-]*$/.test(cell))).toEqual([]);
});
