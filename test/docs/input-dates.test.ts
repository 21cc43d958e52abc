import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { CUSTOMER_COLUMNS } from '../../packages/public-json/src/files/customer-records.ts';
import { FIELD_COLUMNS } from '../../services/catalog/src/domain/product-fields.ts';
import { aProgram, leaves, nameOf } from '../../tools/operator/src/testing/a-program.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Every option, column, and field of a time or date, with what a date without a time means: `start` or `end`, the first or the last instant of
 * that local date of the store; `date`, a local date that stays one; `none`, refused or ignored; `UTC`, of no store.
 */
const INPUTS: Readonly<Record<string, 'start' | 'end' | 'date' | 'none' | 'UTC'>> = {
  ...Object.fromEntries(
    ['stores', 'catalog', 'customers', 'orders', 'invoices', 'webhooks deliveries'].flatMap((noun) => [
      [`${noun} list --since`, 'start'],
      [`${noun} list --until`, 'end'],
    ]),
  ),
  'webhooks stats --since': 'start',
  'webhooks stats --until': 'end',
  'webhooks replay --since': 'start',
  'webhooks replay --until': 'end',
  'keys create --expires-at': 'end',
  'promotions create --starts-at': 'start',
  'promotions create --ends-at': 'end',
  'stores update --gct-rate-from': 'date',
  'customers statement --from': 'date',
  'customers statement --to': 'date',
  'customers record-payment --date': 'date',
  'customers create --exempt-until': 'date',
  'customers update --exempt-until': 'date',
  'invoices record-payment --date': 'date',
  'invoices reverse-payment --date': 'date',
  'reports tax --from': 'date',
  'reports tax --to': 'date',
  'reports aging --from': 'date',
  'reports aging --to': 'date',
  'reports payments --from': 'date',
  'reports payments --to': 'date',
  'events republish --since': 'UTC',
  'audit list --since': 'UTC',
  'sandbox clock advance --to': 'none',
  'column sale_starts_at': 'start',
  'column sale_ends_at': 'end',
  'column tax_exempt_until': 'date',
  // Of an exported file; an import ignores it.
  'column created_at': 'none',
  'field due_from': 'date',
  'field due_to': 'date',
  'field issued_from': 'date',
  'field issued_to': 'date',
  'field requested_delivery_date': 'date',
  'field placed_from': 'date',
  'field placed_to': 'date',
  // Of deliveries, of statistics, and of statements, whose dates stay dates.
  'field from': 'start',
  'field to': 'end',
  'field since': 'start',
  'field until': 'end',
  'field updated_since': 'none',
};

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

function fields(): string[] {
  const { paths, components } = JSON.parse(readFileSync(join(root, 'gateway/openapi.json'), 'utf8')) as Document;
  const resolved = (schema: Schema | undefined): Schema =>
    schema?.$ref === undefined ? (schema ?? {}) : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ parameters = [], requestBody }) => [
      ...parameters.flatMap(({ name }) => name ?? []),
      ...Object.keys(resolved(requestBody?.content['application/json']?.schema).properties ?? {}),
    ]);
}

test('every option, column, and field of a date has a rule', () => {
  const options = leaves(aProgram().program).flatMap((command) =>
    command.options.filter(({ flags }) => / <(?:time|date)>$/.test(flags)).map(({ long }) => `${nameOf(command)} ${long}`),
  );
  const isDated = (name: string): boolean => /(?:^|_)(?:from|to|since|until|at|on|date)$/.test(name);
  const columns = [
    ...FIELD_COLUMNS.filter(({ type }) => type === 'timestamptz').map(({ name }) => name),
    ...CUSTOMER_COLUMNS.filter(isDated),
  ];
  const named = seen('fields', fields().filter(isDated), 8);

  const found = [
    ...seen('options', options, 30),
    ...seen('columns', columns).map((name) => `column ${name}`),
    ...named.map((name) => `field ${name}`),
  ];
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(INPUTS).toSorted());
});

test('the columns read dates as their rules say', () => {
  const dated = FIELD_COLUMNS.filter(({ type }) => type === 'timestamptz');
  for (const { name, read } of seen('columns', dated)) {
    const expected = { start: '2026-12-31T05:00:00.000Z', end: '2027-01-01T05:00:00.000Z' };

    expect([name, read('2026-12-31', 2, 'America/Jamaica')]).toEqual([name, expected[INPUTS[`column ${name}`] as 'start' | 'end']]);
  }
});

/** Lists the files whose code matches. */
function filesWith(pattern: RegExp): string[] {
  const files = globSync('{gateway,services/*,packages/*,tools/operator}/src/**/*.ts', { cwd: root });
  return seen('files', files, 500)
    .filter((file) => !file.includes('.test.') && pattern.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}

/** Files that may read a time without the zone of a store. */
const WITHOUT_ZONE = [
  'packages/contract/src/parse-time.ts',
  // The events of every store.
  'packages/events/src/publish/republish-since.ts',
  // Positions of lists, which services have written.
  'packages/rpc/src/keyset.ts',
  // The command checks the text, and the service reads the date.
  'tools/operator/src/time-options.ts',
];

test('text becomes a time in parseTimeIn, which needs the time zone of the store', () => {
  expect(filesWith(/\bparseTime\(/)).toEqual(WITHOUT_ZONE);
});

/** Files that parse other text than the times of an input: `parseTime` itself, and the HTTP dates of headers. */
const OTHER_TEXT: readonly string[] = [
  'packages/client/src/retry.ts',
  'packages/contract/src/local-date.ts',
  'packages/contract/src/parse-time.ts',
  'services/webhooks/src/domain/retry-schedule.ts',
];

test('text of an input becomes a time in parseTime only, because Date accepts dates that do not exist', () => {
  expect(filesWith(/\bisNaN\(\w+\.getTime\(\)\)|= Date\.parse\(|: Date\.parse\(.*\) - /)).toEqual(OTHER_TEXT);
});
